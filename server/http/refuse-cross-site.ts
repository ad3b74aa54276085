/** Requests that change something must come from our own pages: the cookie alone does not tell who made the browser send it. */
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws AppError FORBIDDEN for an unsafe request of another site. `origin` is the address people use; null takes the
 * one the request was made to. No header at all means no browser of today, so no foreign page either.
 */
export function refuseCrossSite(request: FastifyRequest, origin: string | null) {
  if (!safeMethods.has(request.method) && !isOwn(request, origin))
    throw new AppError('FORBIDDEN', 'This request came from another website and was refused.');
}

function isOwn(request: FastifyRequest, origin: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const from = request.headers.origin;
  if (from === undefined) return true;
  if (origin !== null) return from === origin;
  return URL.canParse(from) && new URL(from).host === request.headers.host;
}
