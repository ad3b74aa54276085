/** Checkout, its outcome, the status card, the portal, and what the provider tells. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { subscriptionEndpoints, subscriptionMessages } from '#contract/subscription.ts';
import type { Deps } from '#server/app.ts';
import { BillingError } from '#server/billing/billing.ts';
import { AppError } from '#server/errors.ts';
import { findUser } from '#server/features/account/store.ts';
import { addressKey } from '#server/http/limits.ts';
import { publicRoute, route } from '#server/http/route.ts';
import { confirmPayment } from './confirm-payment.ts';
import { presentStatus } from './present-status.ts';
import { receiveEvent } from './receive-event.ts';
import { customerOf } from './refresh-subscription.ts';
import { startCheckout, startOpenCheckout } from './start-checkout.ts';

export const webhookPath = '/api/billing-webhook';
const largestEvent = 1024 * 1024;

export function subscriptionRoutes(app: FastifyInstance, deps: Deps) {
  const {
    database: { db },
    billing,
    limits,
    now,
    origin,
    originOf,
    wake,
  } = deps;
  const context = { db, billing, now };

  publicRoute(app, subscriptionEndpoints.createCheckoutSession, async ({ body, request }) => {
    const userId = await app.sessions.read(request);
    await limits.count('checkout', userId ?? addressKey(request.ip));
    try {
      const here = originOf(request);
      const url = userId
        ? await startCheckout(context, userId, body.email, here)
        : await startOpenCheckout(context, body.email, here);
      return { url };
    } catch (error) {
      throw answerOf(error, request, subscriptionMessages.checkoutFailed);
    }
  });

  publicRoute(app, subscriptionEndpoints.confirmPayment, async ({ body, request, reply }) => {
    const refuse = (status: number, error: string) => {
      reply.status(status);
      return { success: false, error, message: error };
    };
    const sessionId = body.session_id?.trim();
    if (!sessionId) return refuse(400, subscriptionMessages.noSessionId);
    await limits.count('confirm', addressKey(request.ip));
    try {
      const outcome = await confirmPayment(context, await app.sessions.read(request), sessionId);
      if (!outcome.success) return refuse(outcome.status, outcome.error);
      wake('send-mails');
      return outcome.needsLogin ? { success: true, needsLogin: true } : { success: true };
    } catch (error) {
      throw answerOf(error, request, subscriptionMessages.paymentFailed);
    }
  });

  route(app, subscriptionEndpoints.getSubscriptionStatus, ({ userId }) => presentStatus(db, billing, userId, now()));

  route(app, subscriptionEndpoints.createPortalSession, async ({ userId, request }) => {
    const user = await findUser(db, userId);
    const customerId = user && customerOf(user, billing);
    if (!customerId) throw new AppError('CONFLICT', subscriptionMessages.noSubscription);
    await limits.count('portal', userId);
    try {
      return { url: await billing.createPortal(customerId, `${originOf(request)}/settings?tab=subscription`) };
    } catch (error) {
      throw answerOf(error, request, subscriptionMessages.portalFailed);
    }
  });

  // Not in the table of calls: its body is signed bytes that must reach us as they are, and no browser sends it.
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestEvent }, (_request, body, done) =>
      done(null, body),
    );
    raw.post(webhookPath, { bodyLimit: largestEvent }, async (request, reply) => {
      const { 'stripe-signature': signature } = request.headers;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        const outcome = await receiveEvent(
          { ...context, origin: origin() },
          body,
          typeof signature === 'string' ? signature : '',
        );
        if (outcome === 'ignored') request.log.info('an event of the payment provider was of no account');
        wake('send-mails');
        return { received: true };
      } catch (error) {
        if (error instanceof BillingError && error.fault === 'forged')
          return reply.status(400).send({ message: 'This is no event of the payment provider.' });
        // Nothing is recorded: the provider sends it again.
        throw error;
      }
    });
  });
}

/** What a caller may know of a failure of the provider; a wrong key or price is ours to mend, and stands in the log. */
function answerOf(error: unknown, request: FastifyRequest, message: string): unknown {
  if (!(error instanceof BillingError)) return error;
  if (error.fault === 'declined') return new AppError('PAYMENT_REQUIRED', error.message);
  request.log.error({ err: error, fault: error.fault }, 'the payment provider failed');
  return error.fault === 'unavailable'
    ? new AppError('BUSY', message, { retryAfterSeconds: 30 })
    : new AppError('BILLING_FAILED', message);
}
