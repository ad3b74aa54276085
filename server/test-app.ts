/** The app on a fresh database, spoken to over HTTP without a port. For tests. */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { z } from 'zod';
import { type AppDeps, buildApp } from './app.ts';
import type { Billing } from './billing/billing.ts';
import { createSandboxBilling, type SandboxBilling } from './billing/sandbox/sandbox-billing.ts';
import type { Database } from './db/connection.ts';
import { makeUser } from './db/factories.ts';
import { sessions, type users } from './db/schema/account.ts';
import { openTestDatabase } from './db/test-database.ts';
import { subscribeInSandbox } from './features/subscription/subscribe-in-sandbox.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import { createPdfRenderer } from './pdf/render-pdf.ts';
import { projectRoot } from './project-root.ts';
import type { UserId } from './user-id.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** Parsed where it is JSON, else the text. */
  body: unknown;
  raw: Buffer;
  cookies: { name: string; value: string; [key: string]: unknown }[];
}

/** A browser: signed in, or not. */
export interface Client {
  userId: UserId;
  send(method: Method, url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  clock: { now: Date };
  /** The sandbox unless the test brought another one. */
  billing: Billing | SandboxBilling;
  visitor: Omit<Client, 'userId'> & {
    /** Bytes as they are. */
    sendRaw(url: string, payload: string, headers: Record<string, string>): Promise<Answer>;
  };
  /** A signed-in browser of a new account, in its trial unless told. */
  signIn(user?: Partial<typeof users.$inferInsert>): Promise<Client>;
  close(): Promise<void>;
}

interface Options {
  rateLimitFactor?: number;
  pdf?: AppDeps['pdf'];
  identity?: IdentityProvider | null;
  billing?: (database: Database, now: () => Date) => Billing | SandboxBilling;
  settings?: Partial<AppDeps['settings']>;
}

/** The real one; it starts no process before the first page. */
const makePdf = () =>
  createPdfRenderer({
    childPath: join(projectRoot, 'server/pdf/render-child.ts'),
    execArgv: ['--import', 'tsx'],
    size: 1,
    // What this machine has must not matter.
    machineFonts: [],
  });

const sandbox = ({ db }: Database, now: () => Date) =>
  createSandboxBilling({
    db,
    now,
    forDevelopment: true,
    onError(error) {
      throw error;
    },
  });

/** The clock stands at noon of Nov 20, 2026 until the test moves it. Limits are as good as off unless told. */
export async function openTestApp({
  rateLimitFactor = 10_000,
  pdf,
  identity = null,
  billing: makeBilling = sandbox,
  settings = {},
}: Options = {}): Promise<TestApp> {
  const database = await openTestDatabase();
  const ownPdf = pdf ? null : makePdf();
  const clock = { now: new Date('2026-11-20T12:00:00.000Z') };
  const billing = makeBilling(database, () => clock.now);
  const app = await buildApp({
    database,
    billing,
    pdf: pdf ?? ownPdf!,
    now: () => clock.now,
    wake() {},
    identity,
    sendsMail: true,
    settings: {
      origin: null,
      localOrigin: () => 'http://localhost:3000',
      trustProxy: false,
      development: false,
      webRoot: null,
      rateLimitFactor,
      ...settings,
    },
  });
  return {
    app,
    database,
    clock,
    billing,
    visitor: {
      send: (method, url, body, headers) => send(app, { method, url, headers: headers ?? {} }, body),
      sendRaw: (url, payload, headers) =>
        send(
          app,
          { method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } },
          undefined,
        ),
    },
    async signIn(user) {
      const userId = await makeUser(database.db, { subscriptionStatus: null, ...user });
      if (user?.subscriptionStatus === undefined && 'deliverTo' in billing)
        await subscribeInSandbox({ db: database.db, billing, now: () => clock.now }, userId);
      const sid = randomBytes(32).toString('base64url');
      await database.db.insert(sessions).values({
        sid: createHash('sha256').update(sid).digest('base64url'),
        userId,
        sess: {},
        createdAt: clock.now,
        expire: new Date(clock.now.getTime() + 7 * 86_400_000),
      });
      return {
        userId,
        send: (method, url, body, headers = {}) =>
          send(app, { method, url, headers: { cookie: `sid=${sid}`, ...headers } }, body),
      };
    },
    async close() {
      await app.close();
      ownPdf?.close();
      await database.close();
    },
  };
}

async function send(app: FastifyInstance, request: InjectOptions, body: unknown): Promise<Answer> {
  const response = await app.inject({
    ...request,
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...request.headers },
  });
  const { 'content-type': type, 'content-encoding': encoding } = response.headers;
  const isJson = String(type ?? '').includes('json') && encoding === undefined;
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson ? JSON.parse(response.payload) : response.payload,
    raw: response.rawPayload,
    cookies: response.cookies,
  };
}

/** The body as the contract types it; fails the test when it is something else. */
export const read = <S extends z.ZodType>(schema: S | undefined, answer: Answer): z.output<S> => {
  if (!schema) throw new Error('This call has no response schema.');
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return schema.parse(answer.body);
};
