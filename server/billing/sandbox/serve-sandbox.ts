/** Serves the sandbox's checkout, portal and receipts, under addresses that nobody can guess. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuseCrossSite } from '#server/http/refuse-cross-site.ts';
import { cancelAtPeriodEnd, changeCard, type TestCard, takeBackPayment, testCards, travel } from './customer-state.ts';
import type { SandboxBilling } from './sandbox-billing.ts';
import { checkoutPage, goneProblem, portalPage, receiptPage } from './sandbox-pages.ts';

const notTestCard = 'This is no test card. No real card is taken here.';
const declined = 'Your card was declined. Try another test card.';
const firstNumber = '4242 4242 4242 4242';

type Form = Record<string, string | undefined>;

const html = (reply: FastifyReply, body: string, status = 200) =>
  reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body);

/** Null for any number but the test ones: it is looked at and forgotten. */
function readCard(form: Form): { card: TestCard; lastFour: string } | null {
  const digits = (form.card ?? '').replace(/[\s-]/g, '');
  if (!Object.hasOwn(testCards, digits)) return null;
  return { card: testCards[digits]!.card, lastFour: digits.slice(-4) };
}

export function serveSandbox(app: FastifyInstance, billing: SandboxBilling, now: () => Date, origin: string | null) {
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    pages.addHook('onRequest', async (request) => refuseCrossSite(request, origin));

    const checkout = '/sandbox/checkout/:id';
    pages.get<{ Params: { id: string } }>(checkout, async ({ params }, reply) => {
      const found = await billing.findOpenCheckout(params.id);
      return found ? html(reply, checkoutPage(found, null, firstNumber, now())) : html(reply, closedCheckout, 410);
    });

    pages.post<{ Params: { id: string }; Body: Form }>(checkout, async ({ params, body }, reply) => {
      const found = await billing.findOpenCheckout(params.id);
      if (!found) return html(reply, closedCheckout, 410);
      const card = readCard(body ?? {});
      if (!card) return html(reply, checkoutPage(found, notTestCard, firstNumber, now()), 402);
      const outcome = await billing.payCheckout(params.id, card.card, card.lastFour);
      if (outcome === null) return html(reply, closedCheckout, 410);
      if (outcome === 'declined') return html(reply, checkoutPage(found, declined, firstNumber, now()), 402);
      return reply.redirect(`${outcome.origin}/payment-success?session_id=${outcome.id}`, 303);
    });

    const portal = '/sandbox/portal/:token';
    pages.get<{ Params: { token: string } }>(portal, async ({ params }, reply) => {
      const customer = await read(params.token);
      return customer
        ? html(reply, portalPage(customer, null, billing.forDevelopment))
        : html(reply, closedPortal, 410);
    });

    pages.post<{ Params: { token: string }; Body: Form }>(portal, async ({ params, body }, reply) => {
      const customer = await read(params.token);
      if (!customer) return html(reply, closedPortal, 410);
      const fault = await act(customer.id, body ?? {});
      if (fault === null) return reply.redirect(`/sandbox/portal/${params.token}`, 303);
      return html(reply, portalPage((await read(params.token)) ?? customer, fault, billing.forDevelopment), 402);
    });

    pages.get<{ Params: { customer: string; charge: string } }>(
      '/sandbox/receipt/:customer/:charge',
      async ({ params }, reply) => {
        const customer = await billing.findCustomer(params.customer);
        const charge = customer?.charges.find(({ id }) => id === params.charge);
        return customer && charge ? html(reply, receiptPage(customer, charge)) : html(reply, noReceipt, 404);
      },
    );
  });

  async function read(token: string) {
    const id = billing.portalCustomer(token);
    return id === null ? null : billing.findCustomer(id);
  }

  /** Null when it was done, else why not. */
  async function act(customerId: string, form: Form): Promise<string | null> {
    const { action = '' } = form;
    if (action === 'cancel' || action === 'resume') {
      await billing.changeCustomer(customerId, (customer, { events }) =>
        cancelAtPeriodEnd(customer, action === 'cancel', events),
      );
      return null;
    }
    if (action === 'card') {
      const card = readCard(form);
      if (!card) return notTestCard;
      const { card: kind, lastFour } = card;
      if (kind === 'declines') return declined;
      await billing.changeCustomer(customerId, (customer, { now: time, makeId, events }) =>
        changeCard(customer, kind, lastFour, time, makeId, events),
      );
      return null;
    }
    if (!billing.forDevelopment) return 'There is nothing like that here.';
    const days = Number(/^travel-(\d{1,3})$/.exec(action)?.[1] ?? 0);
    await billing.changeCustomer(customerId, (customer, { events }) => {
      if (days > 0) travel(customer, days);
      else if (action === 'refund') takeBackPayment(customer, 'refunded', events);
      else if (action === 'dispute') takeBackPayment(customer, 'disputed', events);
    });
    return null;
  }
}

const closedCheckout = goneProblem(
  'This checkout is closed',
  'It was completed, or it is more than a day old. Nothing was charged by opening it again.',
  '/subscribe',
);
const closedPortal = goneProblem(
  'This page has expired',
  'Open the billing portal again from the settings.',
  '/settings?tab=subscription',
);
const noReceipt = goneProblem('No such receipt', 'The address may be mistyped.', '/');
