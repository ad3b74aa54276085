/**
 * A server that speaks Stripe's HTTP interface as far as it is used here, with its quirks: form bodies, idempotency keys
 * that repeat even failures, errors by code, a portal that cancels by date. For tests.
 */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import {
  advance,
  cancelImmediately,
  currentSubscription,
  extendFree,
  priceCents,
  type SandboxEvent,
  type SandboxSubscription,
  subscribe,
} from '../sandbox/customer-state.ts';
import { type FakeCustomer, type Fault, missing, type Session, StripeFailure } from './stripe-objects.ts';

export const fakePrice = 'price_monthly';
export const fakeWebhookSecret = 'whsec_of_the_tests';
export const fakeKey = 'sk_live_of_the_tests';

type Params = Record<string, string>;
type Body = Record<string, unknown>;

export async function startFakeStripe(now: () => Date) {
  const customers = new Map<string, FakeCustomer>();
  const sessions = new Map<string, Session>();
  const answers = new Map<string, { params: string; answer: Promise<{ status: number; body: Body }> }>();
  const requests: { method: string; path: string; params: Params; key: string | undefined }[] = [];
  const faults: Fault[] = [];
  /** Made and not yet taken by the test. */
  const events: Body[] = [];
  const price = { id: fakePrice, unit_amount: priceCents, currency: 'usd' };

  const makeId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`;
  const seconds = () => Math.floor(now().getTime() / 1000);
  const toSeconds = (time: number | null) => (time === null ? null : Math.floor(time / 1000));

  const emit = (list: SandboxEvent[]) => {
    for (const { type, object } of list)
      events.push({
        id: makeId('evt'),
        object: 'event',
        type,
        created: seconds(),
        livemode: true,
        data: { object },
      });
  };

  /** Lets time go by for everybody, and something be done to one. */
  const change = (id: string, work: (customer: FakeCustomer, events: SandboxEvent[]) => void = () => {}) => {
    const customer = customers.get(id);
    if (!customer) throw missing('customer');
    const list: SandboxEvent[] = [];
    advance(customer, now().getTime(), makeId, list);
    work(customer, list);
    emit(list);
  };

  const addCustomer = (email: string, metadata: Record<string, string>) => {
    const id = makeId('cus');
    customers.set(id, {
      id,
      email,
      metadata,
      card: 'ok',
      lastFour: '4242',
      subscriptions: [],
      charges: [],
      fingerprint: makeId('fp'),
      statusOverride: null,
    });
    return id;
  };

  const presentSubscription = (customer: FakeCustomer, one: SandboxSubscription): Body => ({
    id: one.id,
    object: 'subscription',
    customer: customer.id,
    status: one === currentSubscription(customer) ? (customer.statusOverride ?? one.status) : one.status,
    created: toSeconds(one.created),
    trial_end: toSeconds(one.trialEnd),
    billing_cycle_anchor: toSeconds(one.anchor),
    cancel_at: toSeconds(one.cancelAt),
    cancel_at_period_end: false,
    ended_at: toSeconds(one.endedAt),
    metadata: one.metadata,
    items: { object: 'list', data: [{ id: makeId('si'), current_period_end: toSeconds(one.periodEnd) }] },
    default_payment_method: { id: 'pm_1', object: 'payment_method', card: { fingerprint: customer.fingerprint } },
  });

  const presentSession = (session: Session): Body => ({
    id: session.id,
    object: 'checkout.session',
    mode: 'subscription',
    status: session.status,
    payment_status: session.payment,
    url: session.status === 'open' ? `https://checkout.stripe.test/c/${session.id}` : null,
    customer: session.customer,
    client_reference_id: session.userId,
    metadata: session.metadata,
  });

  const find = (id: string): [FakeCustomer, SandboxSubscription] => {
    for (const customer of customers.values()) {
      const one = customer.subscriptions.find((subscription) => subscription.id === id);
      if (one) return [customer, one];
    }
    throw missing('subscription');
  };

  const createSession = (params: Params): Body => {
    if (Object.keys(params).some((name) => name.startsWith('payment_method_types')))
      throw new StripeFailure(400, 'invalid_request_error', 'parameter_unknown', 'Received unknown parameter');
    if (params.customer && params.customer_email)
      throw new StripeFailure(400, 'invalid_request_error', 'parameter_invalid', 'customer and customer_email');
    if (params.customer && !customers.has(params.customer)) throw missing('customer');
    if (params['line_items[0][price]'] !== price.id) throw missing('price');
    const trialDays = Number(params['subscription_data[trial_period_days]'] ?? 0);
    const session: Session = {
      id: makeId('cs'),
      status: 'open',
      payment: 'unpaid',
      customer: params.customer ?? null,
      email: params.customer_email ?? customers.get(params.customer ?? '')?.email ?? '',
      userId: params.client_reference_id ?? null,
      trialDays,
      metadata: params['metadata[user_id]'] ? { user_id: params['metadata[user_id]'] } : {},
      successUrl: params.success_url ?? '',
    };
    sessions.set(session.id, session);
    return presentSession(session);
  };

  const listOf = (data: Body[]): Body => ({ object: 'list', data, has_more: false, url: '/' });

  const handlers: [string, RegExp, (params: Params, id: string) => Body][] = [
    [
      'POST',
      /^\/v1\/customers$/,
      (params) => {
        const metadata: Record<string, string> = {};
        if (params['metadata[user_id]']) metadata.user_id = params['metadata[user_id]'];
        return { id: addCustomer(params.email ?? '', metadata), object: 'customer' };
      },
    ],
    [
      'DELETE',
      /^\/v1\/customers\/(\w+)$/,
      (_params, id) => {
        if (!customers.delete(id)) throw missing('customer');
        emit([{ type: 'customer.deleted', object: { object: 'customer', id } }]);
        return { id, object: 'customer', deleted: true };
      },
    ],
    [
      'GET',
      /^\/v1\/prices\/(\w+)$/,
      (_params, id) => {
        if (id !== price.id) throw missing('price');
        return { ...price, object: 'price', recurring: { interval: 'month', interval_count: 1 } };
      },
    ],
    ['POST', /^\/v1\/checkout\/sessions$/, createSession],
    [
      'GET',
      /^\/v1\/checkout\/sessions\/(\w+)$/,
      (_params, id) => {
        const session = sessions.get(id);
        if (!session) throw missing('checkout.session');
        return presentSession(session);
      },
    ],
    [
      'GET',
      /^\/v1\/subscriptions$/,
      ({ customer = '' }) => {
        change(customer);
        const found = customers.get(customer)!;
        return listOf(found.subscriptions.map((one) => presentSubscription(found, one)));
      },
    ],
    ['GET', /^\/v1\/subscriptions\/(\w+)$/, (_params, id) => presentSubscription(...find(id))],
    [
      'POST',
      /^\/v1\/subscriptions\/(\w+)$/,
      (params, id) => {
        const [{ id: owner }] = find(id);
        if (params.proration_behavior !== 'none' || !params.trial_end)
          throw new StripeFailure(400, 'invalid_request_error', 'parameter_missing', 'not as these tests expect it');
        const until = Number(params.trial_end) * 1000;
        change(owner, (customer, list) => {
          if (!extendFree(customer, id, until, params['metadata[reward_batch]'] ?? '', now().getTime(), list))
            throw new StripeFailure(400, 'invalid_request_error', 'subscription_canceled', 'It has ended.');
        });
        return presentSubscription(...find(id));
      },
    ],
    [
      'DELETE',
      /^\/v1\/subscriptions\/(\w+)$/,
      (_params, id) => {
        change(find(id)[0].id, (customer, list) => cancelImmediately(customer, id, now().getTime(), list));
        return presentSubscription(...find(id));
      },
    ],
    [
      'GET',
      /^\/v1\/charges$/,
      ({ customer = '' }) => {
        const found = customers.get(customer);
        if (!found) throw missing('customer');
        return listOf(
          found.charges.map(({ id, amountCents, refunded, disputed }) => ({
            id,
            object: 'charge',
            amount: amountCents,
            status: 'succeeded',
            refunded,
            disputed,
            payment_method_details: { card: { fingerprint: found.fingerprint } },
          })),
        );
      },
    ],
    [
      'GET',
      /^\/v1\/invoices$/,
      ({ subscription = '' }) => {
        const [, one] = find(subscription);
        return listOf(one.pastDueSince === null ? [] : [{ object: 'invoice', created: toSeconds(one.pastDueSince) }]);
      },
    ],
    ['POST', /^\/v1\/billing_portal\/configurations$/, () => ({ id: 'bpc_1', object: 'billing_portal.configuration' })],
    [
      'POST',
      /^\/v1\/billing_portal\/sessions$/,
      ({ customer = '', configuration = '' }) => {
        if (!customers.has(customer)) throw missing('customer');
        return { object: 'billing_portal.session', url: `https://billing.stripe.test/p/${configuration}/${customer}` };
      },
    ],
  ];

  const handle = (method: string, path: string, params: Params): { status: number; body: Body } => {
    const fault = faults.find(({ match, times }) => times > 0 && match.test(`${method} ${path}`));
    if (fault) fault.times -= 1;
    const failed = () => {
      const error = {
        type: fault!.status === 402 ? 'card_error' : 'api_error',
        code: fault!.code,
        message: 'Your card was declined.',
      };
      return { status: fault!.status, body: { error } };
    };
    if (fault && !fault.after) return failed();
    for (const [wanted, pattern, work] of handlers) {
      const match = wanted === method ? pattern.exec(path) : null;
      if (!match) continue;
      try {
        const body = work(params, match[1] ?? '');
        return fault ? failed() : { status: 200, body };
      } catch (error) {
        if (!(error instanceof StripeFailure)) throw error;
        const { status, type, code, message } = error;
        return { status, body: { error: { type, code, message } } };
      }
    }
    return { status: 404, body: { error: { type: 'invalid_request_error', message: `No such call: ${path}` } } };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const method = request.method ?? 'GET';
    const text = method === 'POST' ? Buffer.concat(chunks).toString() : url.search.slice(1);
    const params = Object.fromEntries(new URLSearchParams(text));
    const key = request.headers['idempotency-key'] as string | undefined;
    requests.push({ method, path: url.pathname, params, key });
    const send = ({ status, body }: { status: number; body: Body }) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': makeId('req') });
      response.end(JSON.stringify(body));
    };
    if (request.headers.authorization !== `Bearer ${fakeKey}`)
      return send({
        status: 401,
        body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } },
      });
    const kept = method === 'POST' && key ? answers.get(key) : undefined;
    if (kept && kept.params !== text)
      return send({
        status: 400,
        body: { error: { type: 'idempotency_error', message: 'Keys for idempotent requests…' } },
      });
    if (kept) return send(await kept.answer);
    // As over a network: others come in between.
    const work = new Promise((resolve) => setTimeout(resolve, 2)).then(() => handle(method, url.pathname, params));
    if (method === 'POST' && key) answers.set(key, { params: text, answer: work });
    return send(await work);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    customers,
    sessions,
    requests,
    events,
    price,
    change,
    makeId,
    /** The next calls that match fail so; `after` their work is done. */
    fail: (match: RegExp, status: number, { code = 'failed', after = false, times = 1 } = {}) =>
      faults.push({ match, status, code, after, times }),
    /** The person enters a card on Stripe's page. */
    pay(sessionId: string) {
      const session = sessions.get(sessionId)!;
      session.customer ??= addCustomer(session.email, session.metadata);
      change(session.customer, (customer, list) => {
        subscribe(
          customer,
          { trialDays: session.trialDays, metadata: { ...session.metadata } },
          now().getTime(),
          makeId,
          list,
        );
      });
      Object.assign(session, { status: 'complete', payment: session.trialDays > 0 ? 'no_payment_required' : 'paid' });
      const { id, customer, userId } = session;
      emit([
        {
          type: 'checkout.session.completed',
          object: { object: 'checkout.session', id, customer, client_reference_id: userId },
        },
      ]);
      return session.customer;
    },
    /** An event as Stripe sends it. */
    sign(event: Body, { secret = fakeWebhookSecret, at = now() } = {}) {
      const payload = JSON.stringify(event, null, 2);
      const timestamp = Math.floor(at.getTime() / 1000);
      return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;
