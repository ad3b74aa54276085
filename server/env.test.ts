import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { projectRoot } from './project-root.ts';

describe('settings', () => {
  it('all have defaults', () => {
    expect(readEnv({})).toEqual({
      PORT: 3000,
      HOST: undefined,
      DATABASE_URL: undefined,
      DATA_DIR: './data',
      APP_ORIGIN: undefined,
      TRUST_PROXY: false,
      FONT_DIR: undefined,
      RATE_LIMIT_FACTOR: 1,
      SMTP_URL: undefined,
      MAIL_FROM: undefined,
      OIDC_ISSUER: undefined,
      OIDC_CLIENT_ID: undefined,
      OIDC_CLIENT_SECRET: undefined,
      OIDC_SCOPES: 'openid email profile',
      OIDC_LABEL: undefined,
      OIDC_TRUST_EMAIL: true,
      DEV_IDENTITY_PORT: undefined,
      STRIPE_SECRET_KEY: undefined,
      STRIPE_WEBHOOK_SECRET: undefined,
      STRIPE_PRICE_ID: undefined,
      STRIPE_PORTAL_CONFIGURATION: undefined,
      STRIPE_API_BASE: undefined,
      ALLOW_SANDBOX_BILLING: false,
      LOG_LEVEL: 'info',
      NODE_ENV: undefined,
      dataDir: join(projectRoot, 'data'),
      fontDir: undefined,
      mailFrom: 'Quotewright <no-reply@localhost>',
    });
  });

  it('of payments come together, and production does not play them unless told', () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2',
      STRIPE_PRICE_ID: 'price_1',
    };
    const APP_ORIGIN = 'https://quotes.example.com';
    expect(readEnv({ ...stripe, APP_ORIGIN })).toMatchObject(stripe);
    for (const name of [...Object.keys(stripe).slice(1), 'APP_ORIGIN'])
      expect(() => readEnv({ ...stripe, APP_ORIGIN, [name]: '' })).toThrow(name);
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow('ALLOW_SANDBOX_BILLING');
    expect(readEnv({ NODE_ENV: 'production', ALLOW_SANDBOX_BILLING: '1' })).toMatchObject({ NODE_ENV: 'production' });
    expect(readEnv({ NODE_ENV: 'production', APP_ORIGIN, ...stripe })).toMatchObject({ NODE_ENV: 'production' });
  });

  it.each([
    [
      { PORT: ' 8080 ', DATA_DIR: '/srv/quotes', FONT_DIR: '/srv/fonts' },
      { PORT: 8080, dataDir: '/srv/quotes', fontDir: '/srv/fonts' },
    ],
    [{ APP_ORIGIN: 'https://Quotes.example.com/' }, { APP_ORIGIN: 'https://quotes.example.com' }],
    [{ TRUST_PROXY: 'true' }, { TRUST_PROXY: true }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { TRUST_PROXY: '10.0.0.0/8, ::1' }],
    [{ RATE_LIMIT_FACTOR: '0.5' }, { RATE_LIMIT_FACTOR: 0.5 }],
    [
      { PORT: '', LOG_LEVEL: '' },
      { PORT: 3000, LOG_LEVEL: 'info' },
    ],
  ])('%o is read', (source, expected) => expect(readEnv(source)).toMatchObject(expected));

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://user:secret@host/db' }, 'DATABASE_URL'],
    [{ APP_ORIGIN: 'https://quotes.example.com/app' }, 'APP_ORIGIN'],
    [{ APP_ORIGIN: 'quotes.example.com' }, 'APP_ORIGIN'],
    [{ APP_ORIGIN: 'https://me:secret@quotes.example.com' }, 'APP_ORIGIN'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR'],
    [{ RATE_LIMIT_FACTOR: 'Infinity' }, 'RATE_LIMIT_FACTOR'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://me:secret@mail.example.com' }, 'APP_ORIGIN'],
    [{ MAIL_FROM: 'Quotewright' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@example.com\nBcc: b@example.com' }, 'MAIL_FROM'],
    [{ OIDC_ISSUER: 'http://login.example.com' }, 'OIDC_ISSUER'],
    [{ OIDC_ISSUER: 'https://login.example.com' }, 'OIDC_CLIENT_ID'],
    [{ OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'quotes' }, 'APP_ORIGIN'],
    [{ OIDC_SCOPES: 'email' }, 'OIDC_SCOPES'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
    [{ NODE_ENV: 'development', APP_ORIGIN: 'https://quotes.example.com' }, 'NODE_ENV'],
  ])('%o is refused by name, without repeating the value', (source, name) => {
    expect(() => readEnv(source)).toThrow(new RegExp(`^${name} should be `));
    expect(() => readEnv(source)).not.toThrow(/secret/);
  });

  it('names all that are broken', () => {
    expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT should be .*\nLOG_LEVEL should be /);
  });

  it('are all explained in .env.example', () => {
    const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
    for (const name of Object.keys(readEnv({})).filter((key) => key === key.toUpperCase()))
      expect(example).toContain(`#${name}=`);
  });
});
