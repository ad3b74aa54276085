/** Registers a call of the contract: finds the actor, parses what comes in, hands typed values on, parses what goes out. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { invalidInputMessage, unauthorizedMessage } from '#contract/error.ts';
import { AppError } from '#server/errors.ts';
import type { UserId } from '#server/user-id.ts';
import { checkText } from './check-text.ts';
import type { Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
  interface FastifyRequest {
    userId: UserId | null;
  }
}

interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface RouteOptions {
  /** Bytes; what is larger is answered with 413. */
  bodyLimit?: number;
}

type Answer<R extends z.ZodType> = z.input<R> | Promise<z.input<R>>;

/** A call for the signed-in user: everyone else gets 401 before anything of the request is looked at. */
export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (input: Input<P, Q, B> & { userId: UserId }) => Answer<R>,
  options: RouteOptions = {},
) {
  if (endpoint.access !== 'user') throw new Error(`${endpoint.path} is public: register it with publicRoute.`);
  register(app, endpoint, options, (input) => handler({ ...input, userId: input.request.userId! }));
}

/** A call for anyone. */
export function publicRoute<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (input: Input<P, Q, B>) => Answer<R>,
  options: RouteOptions = {},
) {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public: register it with route.`);
  register(app, endpoint, options, handler);
}

function register<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R>,
  options: RouteOptions,
  handler: (input: Input<P, Q, B>) => Answer<R>,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...options,
    async onRequest(request) {
      // Before the body is read: nobody makes the server hold megabytes without an account.
      if (endpoint.access === 'public') return;
      request.userId = await app.sessions.read(request);
      if (request.userId === null) throw new AppError('UNAUTHORIZED', unauthorizedMessage);
    },
    async handler(request, reply) {
      const input = {
        params: parse(endpoint.params, request.params),
        query: parse(endpoint.query, request.query),
        body: parse(endpoint.body, request.body),
        request,
        reply,
      };
      // Before the handler, which may know better: a failed payment is answered in words of its own.
      if (endpoint.response) reply.status(endpoint.status ?? 200);
      const answer = await handler(input);
      if (!endpoint.response) return answer;
      return reply.send(endpoint.response.parse(answer));
    },
  });
}

function parse<S extends z.ZodType>(schema: S | undefined, value: unknown): z.output<S> {
  if (!schema) return undefined as z.output<S>;
  checkText(value);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const [first] = issues;
  throw new AppError('INVALID_INPUT', first && issues.length === 1 ? first.message : invalidInputMessage, { issues });
}
