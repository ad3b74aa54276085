/**
 * An identity provider of our own for development and tests: a certified implementation that lets anyone be anyone.
 * It listens on this machine only, keeps everything in memory, and is loaded nowhere else.
 */
import { createHash, generateKeyPair, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { escapeHtml } from '#server/mail/compose-mail.ts';
import type { OpenIdSettings } from './openid-provider.ts';

export interface DevProvider {
  settings: OpenIdSettings;
  close(): Promise<void>;
}

interface Person {
  email: string | null;
  email_verified: boolean;
  given_name: string;
  family_name: string;
}

const clientId = 'quotewright';

const samples: Person[] = [
  { email: 'sam.rivers@example.com', email_verified: true, given_name: 'Sam', family_name: 'Rivers' },
  { email: 'lee.unverified@example.com', email_verified: false, given_name: 'Lee', family_name: 'Park' },
  { email: null, email_verified: false, given_name: 'Noor', family_name: 'Nomail' },
];

/** `port` 0 takes any free one; `appOrigin` is where our own app is. */
export async function startDevProvider({ port, appOrigin }: { port: number; appOrigin: string }): Promise<DevProvider> {
  const people = new Map<string, Person>();
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await Promise.race([
    once(server, 'listening'),
    once(server, 'error').then(([error]) => {
      throw error;
    }),
  ]);
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const clientSecret = randomBytes(24).toString('base64url');
  const provider = new Provider(issuer, await configure({ people, appOrigin, clientSecret }));
  const callback = provider.callback();
  server.on('request', (request, response) => {
    const uid = /^\/interaction\/([\w-]+)$/.exec(request.url ?? '')?.[1];
    if (uid === undefined) callback(request, response);
    else
      choosePerson(provider, people, request, response).catch(() => {
        response.writeHead(400, { 'content-type': 'text/html' }).end(page('This sign-in is over.', ''));
      });
  });
  return {
    settings: {
      issuer,
      clientId,
      clientSecret,
      scopes: 'openid email profile',
      label: 'Local Identity',
      trustsEmail: true,
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function configure({
  people,
  appOrigin,
  clientSecret,
}: {
  people: Map<string, Person>;
  appOrigin: string;
  clientSecret: string;
}): Promise<Configuration> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${appOrigin}/api/callback`],
        post_logout_redirect_uris: [`${appOrigin}/`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', kid: 'dev' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    pkce: { required: () => true },
    // Seconds. Said, because for each that is not said the provider prints a notice.
    ttl: { Interaction: 600, Session: 86_400, Grant: 86_400, AccessToken: 600, IdToken: 600 },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people.get(id), email: people.get(id)?.email ?? undefined }),
    }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // Whoever chose a person has agreed: no second page.
    async loadExistingGrant({ oidc }: KoaContextWithOIDC) {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(context, form) {
          context.body = page(
            'Sign out of Local Identity?',
            `${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button>
<button form="op.logoutForm">Stay signed in</button>`,
          );
        },
        postLogoutSuccessSource(context) {
          context.body = page('Signed out', '');
        },
      },
    },
    renderError(context, { error, error_description: description }) {
      context.type = 'html';
      context.body = page('Something is wrong', `<p>${escapeHtml(`${error}: ${description ?? ''}`)}</p>`);
    },
  };
}

/** The page that asks who to be, and its answer. */
async function choosePerson(
  provider: Provider,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(choices());
    return;
  }
  const form = new URLSearchParams(await readBody(request));
  if (form.get('cancel') !== null) {
    const result = { error: 'access_denied', error_description: 'Cancelled' };
    await provider.interactionFinished(request, response, result);
    return;
  }
  const person: Person = {
    email: form.get('email') || null,
    email_verified: form.get('verified') === 'yes',
    given_name: form.get('given_name') || 'Somebody',
    family_name: form.get('family_name') || 'Else',
  };
  // The same person is the same after a restart.
  const name = form.get('sub') || person.email || person.given_name;
  const sub = createHash('sha256').update(name).digest('hex').slice(0, 24);
  people.set(sub, person);
  await provider.interactionFinished(request, response, { login: { accountId: sub } });
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > 10_000) throw new Error('Too much');
  }
  return body;
}

const choices = () => {
  const hidden = ({ email, email_verified, given_name, family_name }: Person) =>
    Object.entries({ email: email ?? '', verified: email_verified ? 'yes' : 'no', given_name, family_name })
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
      .join('');
  const known = samples.map(
    (person) =>
      `<form method="post">${hidden(person)}<button>${escapeHtml(person.given_name)} ${escapeHtml(person.family_name)}, ${escapeHtml(person.email ?? 'no e-mail')}${person.email && !person.email_verified ? ' (not verified)' : ''}</button></form>`,
  );
  return page(
    'Who do you want to be?',
    `<p>This is the local identity provider for development. It believes whatever you say.</p>
${known.join('\n')}
<h2>Somebody else</h2>
<form method="post">
<p><label>E-mail<br><input name="email" type="email"></label></p>
<p><label>First name<br><input name="given_name"></label></p>
<p><label>Last name<br><input name="family_name"></label></p>
<p><label><input name="verified" type="checkbox" value="yes" checked> The e-mail is verified</label></p>
<button>Continue</button>
</form>
<form method="post"><button name="cancel" value="1">Cancel</button></form>`,
  );
};

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:3rem auto;padding:0 1rem}
button,input:not([type=checkbox]){font:inherit;padding:.6rem .9rem;margin:.25rem 0}</style>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</html>
`;
