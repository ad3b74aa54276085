/** The settings of the server, read once at the start. Nobody else reads the environment. */
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { projectRoot } from './project-root.ts';

const wholeNumber = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(low).max(high));

const url = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

const isOrigin = (value: string) =>
  URL.canParse(value) &&
  /^https?:$/.test(new URL(value).protocol) &&
  new URL(value).href === `${new URL(value).origin}/`;

const isLocal = (origin: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname);

/** One address or a range of them: "10.0.0.1", "10.0.0.0/8". */
const isAddress = (value: string) => {
  const [address = '', prefix, ...more] = value.trim().split('/');
  const version = isIP(address);
  const fits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
  return version > 0 && fits && more.length === 0;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Each setting: what it must look like, in words for the person who set it, and its default. */
const settings = {
  PORT: {
    schema: wholeNumber(0, 65_535).default(3000),
    expected: 'a port number from 1 to 65535 (0 takes any free one)',
  },
  HOST: {
    schema: z.string().min(1).optional(),
    expected: 'the address to listen on, such as 127.0.0.1 or 0.0.0.0; all addresses of the machine when unset',
  },
  DATABASE_URL: {
    schema: url(['postgres:', 'postgresql:']).optional(),
    expected: 'the address of a PostgreSQL server, such as postgres://user:password@host:5432/quotewright',
  },
  DATA_DIR: {
    schema: z.string().min(1).default('./data'),
    expected: 'a folder for the embedded database, relative to the project or absolute',
  },
  APP_ORIGIN: {
    schema: z
      .string()
      .refine(isOrigin)
      .transform((value) => new URL(value).origin)
      .optional(),
    expected: 'the address people use, without a path, such as https://quotes.example.com',
  },
  TRUST_PROXY: {
    schema: z
      .enum(['true', 'false', '1', '0'])
      .transform((value) => value === 'true' || value === '1')
      .or(z.string().refine((value) => value.split(',').every(isAddress)))
      .default(false),
    expected: 'true, false, or the addresses of the proxies in front, such as 10.0.0.0/8',
  },
  FONT_DIR: {
    schema: z.string().min(1).optional(),
    expected: 'a folder with fonts for letters that the product’s own lack, relative to the project or absolute',
  },
  RATE_LIMIT_FACTOR: {
    schema: z
      .string()
      .regex(/^\d{1,6}(\.\d+)?$/)
      .transform(Number)
      .pipe(z.number().positive())
      .default(1),
    expected: 'a number above 0 that multiplies all limits; 1 is the default',
  },
  SMTP_URL: {
    schema: url(['smtp:', 'smtps:']).optional(),
    expected: 'the address of a mail server, such as smtps://user:password@mail.example.com:465',
  },
  MAIL_FROM: {
    schema: z
      .string()
      .max(320)
      .regex(/^(?:[^<>\p{Cc}]+ )?<?[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+>?$/u)
      .optional(),
    expected: 'the sender of all e-mails, such as Quotewright <office@example.com>',
  },
  OIDC_ISSUER: {
    schema: z
      .string()
      .refine((value) => URL.canParse(value) && (new URL(value).protocol === 'https:' || isLocal(value)))
      .optional(),
    expected: 'the https address of an OpenID Connect issuer, such as https://accounts.google.com',
  },
  OIDC_CLIENT_ID: { schema: z.string().max(500).optional(), expected: 'the id that the issuer gave this app' },
  OIDC_CLIENT_SECRET: { schema: z.string().max(2000).optional(), expected: 'the secret that the issuer gave this app' },
  OIDC_SCOPES: {
    schema: z
      .string()
      .regex(/^openid( [\w.:/-]+)*$/)
      .default('openid email profile'),
    expected: 'the scopes to ask for, beginning with openid, such as: openid email profile',
  },
  OIDC_LABEL: {
    schema: z.string().max(40).optional(),
    expected: 'the name on the button "Continue with …", at most 40 characters',
  },
  OIDC_TRUST_EMAIL: {
    schema: z
      .enum(['true', 'false', '1', '0'])
      .transform((value) => value === 'true' || value === '1')
      .default(true),
    expected: 'true or false: whether an address that the issuer calls verified opens the account with that address',
  },
  DEV_IDENTITY_PORT: {
    schema: wholeNumber(0, 65_535).optional(),
    expected: 'a port number for the identity provider of development; PORT + 1 when unset',
  },
  STRIPE_SECRET_KEY: {
    schema: z
      .string()
      .regex(/^(sk|rk)_\w+$/)
      .optional(),
    expected: 'the secret key of a Stripe account, such as sk_live_… or sk_test_…',
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z
      .string()
      .regex(/^whsec_[^\s,]+(\s*,\s*whsec_[^\s,]+)*$/)
      .optional(),
    expected: 'the signing secret of the webhook, whsec_…; several separated by commas',
  },
  STRIPE_PRICE_ID: {
    schema: z
      .string()
      .regex(/^price_\w+$/)
      .optional(),
    expected: 'the id of a monthly price, price_…',
  },
  STRIPE_PORTAL_CONFIGURATION: {
    schema: z
      .string()
      .regex(/^bpc_\w+$/)
      .optional(),
    expected: 'the id of a configuration of the customer portal, bpc_…',
  },
  STRIPE_API_BASE: {
    schema: url(['http:', 'https:']).optional(),
    expected: 'the address where Stripe answers, such as https://api.stripe.com',
  },
  ALLOW_SANDBOX_BILLING: {
    schema: z
      .enum(['true', 'false', '1', '0'])
      .transform((value) => value === 'true' || value === '1')
      .default(false),
    expected: 'true or false',
  },
  LOG_LEVEL: { schema: z.enum(logLevels).default('info'), expected: `one of ${logLevels.join(', ')}` },
  NODE_ENV: {
    schema: z.enum(['production', 'development', 'test']).optional(),
    expected: 'production, development or test',
  },
} as const;

type Settings = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> };

export interface Env extends Settings {
  /** DATA_DIR as an absolute path. */
  dataDir: string;
  /** FONT_DIR as an absolute path. */
  fontDir: string | undefined;
  /** MAIL_FROM, or "Quotewright <no-reply@HOST>" of the address people use. */
  mailFrom: string;
}

/** A setting that cannot be used: its name and what it should be. */
export class SettingsError extends Error {}

/**
 * Reads and checks the settings. An empty value counts as unset. Throws SettingsError that names every broken one;
 * values are not repeated, as they may hold a password.
 */
export function readEnv(source: Record<string, string | undefined> = readProcess()): Env {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema, expected }] of Object.entries(settings)) {
    const result = schema.safeParse(source[name]?.trim() || undefined);
    if (result.success) values[name] = result.data;
    else problems.push(`${name} should be ${expected}.`);
  }
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  const checked = values as Settings;
  if (checked.SMTP_URL && !checked.APP_ORIGIN)
    throw new SettingsError('APP_ORIGIN should be set together with SMTP_URL: the links in e-mails lead there.');
  if (checked.OIDC_ISSUER && !checked.OIDC_CLIENT_ID)
    throw new SettingsError('OIDC_CLIENT_ID should be set together with OIDC_ISSUER.');
  if (checked.OIDC_ISSUER && !checked.APP_ORIGIN)
    throw new SettingsError('APP_ORIGIN should be set together with OIDC_ISSUER: the issuer leads people back there.');
  // Development shows everybody's mail: not where other people sign in.
  if (checked.NODE_ENV === 'development' && checked.APP_ORIGIN && !isLocal(checked.APP_ORIGIN))
    throw new SettingsError(
      'NODE_ENV should be development only with an APP_ORIGIN on this machine, such as http://localhost:3000.',
    );
  refuseHalfBilling(checked);
  return {
    ...checked,
    dataDir: resolve(projectRoot, checked.DATA_DIR),
    fontDir: checked.FONT_DIR && resolve(projectRoot, checked.FONT_DIR),
    mailFrom:
      checked.MAIL_FROM ??
      `Quotewright <no-reply@${checked.APP_ORIGIN ? new URL(checked.APP_ORIGIN).hostname : 'localhost'}>`,
  };
}

function refuseHalfBilling(checked: Settings) {
  if (checked.STRIPE_SECRET_KEY) {
    const missing = (['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID', 'APP_ORIGIN'] as const).filter(
      (name) => !checked[name],
    );
    if (missing.length > 0)
      throw new SettingsError(
        missing.map((name) => `${name} should be set together with STRIPE_SECRET_KEY.`).join('\n'),
      );
  } else if (checked.NODE_ENV === 'production' && !checked.ALLOW_SANDBOX_BILLING)
    throw new SettingsError(
      'STRIPE_SECRET_KEY should be set in production: without it payments are only played and everybody uses it for free. ' +
        'If that is meant, set ALLOW_SANDBOX_BILLING=1.',
    );
}

/** The environment, with what it lacks from the file ".env" in the project's folder. */
function readProcess() {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

/** A PostgreSQL server for the tests; without one they use the embedded database. */
export const testDatabaseUrl = () => process.env.TEST_DATABASE_URL || undefined;
