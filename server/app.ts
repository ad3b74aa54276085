/** The whole HTTP server, from its dependencies: nothing here reads the environment or opens anything. */

import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Billing } from './billing/billing.ts';
import type { SandboxBilling } from './billing/sandbox/sandbox-billing.ts';
import { serveSandbox } from './billing/sandbox/serve-sandbox.ts';
import type { Database } from './db/connection.ts';
import { accountRoutes } from './features/account/routes.ts';
import { accountSettingsRoutes } from './features/account/settings-routes.ts';
import { archiveRoutes } from './features/archive/routes.ts';
import { documentRoutes } from './features/document/routes.ts';
import { documentSettingsRoutes } from './features/document-settings/routes.ts';
import { eInvoiceRoutes } from './features/e-invoice/routes.ts';
import { exportRoutes } from './features/export/routes.ts';
import { habitRoutes } from './features/habit/routes.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { referralRoutes } from './features/referral/routes.ts';
import { serviceRoutes } from './features/service/routes.ts';
import { statsRoutes } from './features/stats/routes.ts';
import { receiveEvent } from './features/subscription/receive-event.ts';
import { subscriptionRoutes } from './features/subscription/routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import { templateRoutes } from './features/template/routes.ts';
import { themeRoutes } from './features/theme/routes.ts';
import { answerError, answerErrors } from './http/answer-errors.ts';
import { createLimits, type Limits } from './http/limits.ts';
import { refuseCrossSite } from './http/refuse-cross-site.ts';
import { serveDocs } from './http/serve-docs.ts';
import { serveWeb } from './http/serve-web.ts';
import { createSessions } from './http/sessions.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import type { Wake } from './jobs/queue.ts';
import { serveOutbox } from './mail/serve-outbox.ts';
import type { PdfRenderer } from './pdf/render-pdf.ts';

export interface AppDeps {
  database: Database;
  pdf: Pick<PdfRenderer, 'render' | 'print'>;
  now: () => Date;
  /** Who takes the money. */
  billing: Billing | SandboxBilling;
  /** Runs a job soon. */
  wake: Wake;
  /** Where people can sign in with an account they have elsewhere; null for nowhere. */
  identity: IdentityProvider | null;
  /** Whether mails reach people; without a mail server they stay in the outbox. */
  sendsMail: boolean;
  settings: {
    /** The address people use; null takes the one each request was made to. */
    origin: string | null;
    /** The address for links in mails where `origin` is null: never taken from a request, which could name any. */
    localOrigin: () => string;
    trustProxy: boolean | string;
    rateLimitFactor: number;
    /** Opens what helps while developing, to this machine only: the outbox at /dev/outbox. */
    development: boolean;
    /** The built web app; null serves the API alone. */
    webRoot: string | null;
  };
  logger?: FastifyServerOptions['logger'];
}

/** What the features get. */
export interface Deps
  extends Pick<AppDeps, 'database' | 'pdf' | 'now' | 'billing' | 'wake' | 'identity' | 'sendsMail'> {
  limits: Limits;
  /** The address people use, for links that leave the server: "https://quotes.example.com". */
  origin: () => string;
  /** The address this browser uses, for where it is led back to. */
  originOf: (request: FastifyRequest) => string;
}

/** Ready to listen or to be injected into. The caller closes it, and afterwards what it was given. */
export async function buildApp(appDeps: AppDeps): Promise<FastifyInstance> {
  const { database, pdf, now, billing, wake, identity, sendsMail, settings, logger = false } = appDeps;
  const secure = settings.origin?.startsWith('https:') ?? false;
  const app = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: 1024 * 1024,
    // Longer than a slow phone needs, shorter than a connection that only wants to be held.
    requestTimeout: 60_000,
    frameworkErrors: answerError,
    routerOptions: { ignoreTrailingSlash: false },
  });
  answerErrors(app);
  readJsonOnly(app);

  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Documents wear their theme as inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // The pictures of people who signed in elsewhere lie there.
        imgSrc: ["'self'", 'data:', 'blob:', ...(identity ? ['https:'] : [])],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        // The PDF preview is a frame of our own page.
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self)');
  });
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    // Requests are never unpacked: a small one could grow without limit.
    globalDecompression: false,
  });
  await app.register(fastifyCookie);

  app.decorate('sessions', createSessions({ db: database.db, now, secure }));
  app.decorateRequest('userId', null);
  const deps: Deps = {
    database,
    pdf,
    now,
    billing,
    wake,
    identity,
    sendsMail,
    origin: () => settings.origin ?? settings.localOrigin(),
    originOf: ({ protocol, host }) => settings.origin ?? `${protocol}://${host}`,
    limits: createLimits({ db: database.db, factor: settings.rateLimitFactor }),
  };

  await app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      refuseCrossSite(request, settings.origin);
    });
    for (const routes of [
      accountRoutes,
      accountSettingsRoutes,
      identityRoutes,
      archiveRoutes,
      statsRoutes,
      documentRoutes,
      documentSettingsRoutes,
      eInvoiceRoutes,
      exportRoutes,
      templateRoutes,
      habitRoutes,
      profileRoutes,
      serviceRoutes,
      themeRoutes,
      subscriptionRoutes,
      referralRoutes,
      systemRoutes,
    ])
      routes(api, deps);
  });
  if ('deliverTo' in billing) {
    billing.deliverTo(async (raw, signature) => {
      await receiveEvent({ db: database.db, billing, now, origin: deps.origin() }, raw, signature);
      wake('send-mails');
    });
    serveSandbox(app, billing, now, settings.origin);
  }
  if (settings.development) serveOutbox(app, database.db);
  await serveDocs(app);
  await serveWeb(app, settings.webRoot);
  return app;
}

/** JSON is the only language of the API: a form of another page cannot send it. An empty body counts as none. */
function readJsonOnly(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
