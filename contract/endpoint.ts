/** One call: method, path, who may make it, what goes in and what comes out. Server and client are both derived from it. */
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: Method;
  /** With ":id" for each parameter, starting with "/api". */
  path: string;
  /** What the call does, for the API page. */
  summary: string;
  /** "public": anyone; "user": a signed-in user, else 401 'Unauthorized'. */
  access: 'public' | 'user';
  params?: Params;
  query?: Query;
  body?: Body;
  /** Absent: the answer is not JSON (a redirect or a file) and the client does not fetch it. */
  response?: Response;
  /** What a success that is not JSON consists of. */
  produces?: 'redirect' | `${'application' | 'text'}/${string}`;
  /** Status of success; 200 unless told. */
  status?: 200 | 201;
}

export const endpoint = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  definition: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> => definition;
