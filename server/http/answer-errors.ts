/** Every failed call answers {message}, and for bad input the faulty fields. Nothing of the inside ever leaves. */
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/error.ts';
import { databaseError } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE']);

const messages: Record<number, string> = {
  400: 'This request could not be read: its address or its JSON is malformed.',
  404: 'There is nothing at this address.',
  413: 'What was sent is too large.',
  414: 'This address is too long.',
  415: 'Please send JSON, with the content type application/json.',
};

/** What a caller may know of an error. */
function outsideOf(error: unknown): { status: number; body: ErrorBody; retryAfterSeconds?: number | undefined } {
  if (error instanceof AppError)
    return {
      status: error.status,
      body: { message: error.message, ...(error.issues ? { issues: error.issues } : {}) },
      retryAfterSeconds: error.retryAfterSeconds,
    };
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  if (status !== undefined && status >= 400 && status < 500)
    return { status, body: { message: messages[status] ?? 'This request cannot be answered.' } };
  const fault = databaseError(error);
  // Class 22 is a value that the column cannot hold: the caller's, should it ever get past the schemas.
  if (fault?.code.startsWith('22'))
    return { status: 400, body: { message: 'Some of what was sent cannot be stored.' } };
  if (
    fault?.code.startsWith('08') ||
    fault?.code.startsWith('57P') ||
    fault?.code.startsWith('53') ||
    isUnreachable(error)
  )
    return {
      status: 503,
      body: { message: 'The database cannot be reached right now. Please try again in a moment.' },
      retryAfterSeconds: 5,
    };
  return { status: 500, body: { message: 'Something went wrong on our side. Please try again.' } };
}

function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && unreachable.has(cause.code)) return true;
    // The pool has no code for it.
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message)) return true;
  }
  return false;
}

/** The query layer puts the values of a failed statement into its message: what people wrote has no place in a log. */
const loggable = (error: unknown) => (error instanceof DrizzleQueryError ? (error.cause ?? error.query) : error);

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfterSeconds } = outsideOf(error);
  if (status >= 500)
    request.log.error({ err: loggable(error), method: request.method, path: request.url.split('?')[0] }, 'failed');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.status(status).header('cache-control', 'no-store').send(body);
}

export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler(answerError);
}

export const answerNotFound = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.status(404).header('cache-control', 'no-store').send({ message: messages[404] });
