/** Starts the server: settings → database → app → listen, and ends it cleanly. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { createBilling } from './billing/create-billing.ts';
import { type Database, openDatabase } from './db/connection.ts';
import { type Env, readEnv, SettingsError } from './env.ts';
import { AppError } from './errors.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import { createOpenIdProvider } from './identity/openid-provider.ts';
import { type Queue, startQueue } from './jobs/queue.ts';
import { createLocalMailer, createSmtpMailer } from './mail/mailer.ts';
import { createPdfRenderer } from './pdf/render-pdf.ts';
import { projectRoot } from './project-root.ts';

const stopMilliseconds = 5000;

/** The build puts it beside this file's bundle; from sources it runs as this process does. */
const renderChild = import.meta.url.endsWith('.ts')
  ? join(projectRoot, 'server/pdf/render-child.ts')
  : join(projectRoot, 'dist/server/render-child.js');

/** Ends the process with a message for the operator: 2 for settings, 1 for everything else. */
function fail(message: string, code: 1 | 2): never {
  console.error(message);
  process.exit(code);
}

function readSettings(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (error instanceof SettingsError) fail(error.message, 2);
    throw error;
  }
}

const open = (env: Env): Promise<Database> =>
  openDatabase(
    env.DATABASE_URL
      ? {
          databaseUrl: env.DATABASE_URL,
          onConnectionError: (error) => console.error(`A database connection broke: ${error.message}`),
        }
      : {
          dataDir: env.dataDir,
          template: join(projectRoot, 'dist/database-template.tar.gz'),
          onWait: () => console.error('Another server may be using the data folder; watching it for up to 30 seconds…'),
          onLockLost: () => fail('The lock of the data folder was taken away; stopping before anything is harmed.', 1),
        },
  );

/** What a start can fail with that is no fault of ours, in words. */
function explain(error: unknown, env: Env): string | null {
  if (error instanceof AppError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return `Port ${env.PORT} is already in use. Stop what uses it, or set PORT to another one.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${env.HOST}. Please check HOST.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC')
    return `${(error as Error).message}. Please check PORT and DATA_DIR and what this user may do.`;
  return null;
}

interface Identity {
  provider: IdentityProvider | null;
  close(): Promise<void>;
}

/** The configured one; in development a local one, so that signing in elsewhere works without an account anywhere. */
async function openIdentity(env: Env): Promise<Identity> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = env;
  if (issuer && clientId) {
    const provider = createOpenIdProvider({
      issuer,
      clientId,
      clientSecret: env.OIDC_CLIENT_SECRET ?? null,
      scopes: env.OIDC_SCOPES,
      label: env.OIDC_LABEL ?? new URL(issuer).hostname,
      trustsEmail: env.OIDC_TRUST_EMAIL,
    });
    return { provider, close: async () => {} };
  }
  if (env.NODE_ENV !== 'development') return { provider: null, close: async () => {} };
  const { startDevProvider } = await import('./identity/dev-provider.ts');
  const port = env.DEV_IDENTITY_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 1);
  const appOrigin = env.APP_ORIGIN ?? `http://localhost:${env.PORT}`;
  const dev = await startDevProvider({ port, appOrigin }).catch((error: Error) => {
    console.error(`The local identity provider did not start (${error.message}); see DEV_IDENTITY_PORT.`);
    return null;
  });
  return dev
    ? { provider: createOpenIdProvider(dev.settings), close: dev.close }
    : { provider: null, close: async () => {} };
}

async function start(env: Env) {
  const database = await open(env);
  const now = () => new Date();
  let app: FastifyInstance;
  let queue: Queue | null = null;
  const mailer = env.SMTP_URL ? createSmtpMailer({ url: env.SMTP_URL, from: env.mailFrom }) : createLocalMailer();
  const identity = await openIdentity(env);
  const billing = createBilling(env, {
    db: database.db,
    now,
    onError: (error) => app.log.error({ err: error }, 'an event of the sandbox was not taken in'),
  });
  const pdf = createPdfRenderer({
    childPath: renderChild,
    fontFolder: env.fontDir,
    onWarning: (warning) => app.log.warn(warning),
  });
  try {
    app = await buildApp({
      database,
      pdf,
      now,
      billing,
      wake: (name) => queue?.wake(name),
      identity: identity.provider,
      // Whoever develops can open the outbox.
      sendsMail: mailer.sends || env.NODE_ENV === 'development',
      settings: {
        origin: env.APP_ORIGIN ?? null,
        localOrigin: () => localOrigin(app, env),
        trustProxy: env.TRUST_PROXY,
        rateLimitFactor: env.RATE_LIMIT_FACTOR,
        development: env.NODE_ENV === 'development',
        webRoot: join(projectRoot, 'dist/web'),
      },
      logger: { level: env.LOG_LEVEL },
    });
    await listen(app, env);
  } catch (error) {
    await database.close();
    throw error;
  }
  if (!mailer.sends)
    app.log.warn('SMTP_URL is not set: e-mails are not sent, they stay in the outbox (/dev/outbox in development).');
  if (billing.name === 'sandbox')
    app.log.warn('STRIPE_SECRET_KEY is not set: payments are played by the sandbox, no card is charged.');
  const onError = (error: Error) => app.log.error({ err: error }, 'job failed');
  const starting = startQueue({
    database,
    mailer,
    billing,
    pdf,
    origin: () => env.APP_ORIGIN ?? localOrigin(app, env),
    now,
    onError,
  }).then(
    (started) => {
      queue = started;
    },
    (error: unknown) => app.log.error({ err: error }, 'The job queue did not start.'),
  );

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    console.log(`Stopping (${signal}); everything is stored.`);
    // Whoever still holds a connection then is cut off; what was answered is on disk already.
    const late = setTimeout(() => app.server.closeAllConnections(), stopMilliseconds - 2000);
    const never = setTimeout(() => fail('Stopped late: something did not end in time.', 1), stopMilliseconds * 2);
    never.unref();
    await app.close();
    clearTimeout(late);
    await starting;
    await queue?.stop(stopMilliseconds - 2000);
    mailer.close();
    await identity.close();
    await pdf.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  // Last: whoever reads it may send a signal at once.
  console.log(`Quotewright is ready at ${env.APP_ORIGIN ?? localOrigin(app, env)}`);
}

/** The address on this machine; with PORT 0 it is known once the server listens. */
function localOrigin(app: FastifyInstance, env: Env) {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  return `http://${hostName(env.HOST)}:${port}`;
}

/** The name to put into a browser: "all addresses" is none. */
function hostName(host: string | undefined) {
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** On all addresses unless one was named: IPv6 and IPv4 alike where the machine has both. */
async function listen(app: FastifyInstance, { PORT: port, HOST: host }: Env) {
  if (host) return app.listen({ port, host });
  return app.listen({ port, host: '::', ipv6Only: false }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EAFNOSUPPORT' && error.code !== 'EADDRNOTAVAIL') throw error;
    return app.listen({ port, host: '0.0.0.0' });
  });
}

const env = readSettings();
await start(env).catch((error: unknown) => {
  const message = explain(error, env);
  if (message === null) throw error;
  fail(message, 1);
});
