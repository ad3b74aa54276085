/** The typed client of the contract's calls. What comes in is parsed before it is believed. */
import type { z } from 'zod';
import type { Endpoint, Method } from '#contract/endpoint.ts';
import { type ErrorBody, errorBody, unauthorizedMessage } from '#contract/error.ts';
import { connection } from './connection.ts';

/** A call that was answered, but not with success. Its message is the status code and the body's text: "401: Unauthorized". */
export class ApiError extends Error {
  readonly status: number;
  /** What the server says to the person; empty where the answer held no message. */
  readonly serverMessage: string;
  readonly issues: NonNullable<ErrorBody['issues']>;
  /** When the server wants to be asked again; null where it did not say. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: string, retryAfter: string | null = null) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    this.retryAfterSeconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
    const parsed = errorBody.safeParse(readJson(body));
    this.serverMessage = parsed.success ? parsed.data.message : '';
    this.issues = parsed.success ? (parsed.data.issues ?? []) : [];
  }
}

/** A call that got no answer, or half of one: whether it reached the server is not known. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached', { cause });
    this.name = 'UnreachableError';
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether the session is gone: the person has to sign in again. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('401:') && error.message.includes(unauthorizedMessage);

/** The server's own words for people, or else these. */
export const serverWordsOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.serverMessage ? error.serverMessage : otherwise;

/** Why the server refused. Of a fault of its own (500) it can say no more than that there was one: these words then. */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.status === 500 ? otherwise : serverWordsOf(error, otherwise);

// An endpoint that takes no params, query or body infers `unknown` there.
type Part<Key extends string, Schema extends z.ZodType> =
  unknown extends z.input<Schema>
    ? unknown
    : Record<never, never> extends z.input<Schema>
      ? { [K in Key]?: z.input<Schema> }
      : { [K in Key]: z.input<Schema> };

type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;

type OutputOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;

/** What is sent along may be left out where the call wants nothing. */
type Arguments<Input> =
  Record<never, never> extends Input ? [input?: Input, signal?: AbortSignal] : [input: Input, signal?: AbortSignal];

type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/** The address of a call: parameters filled in, what is undefined left out of the query. */
export function addressOf(path: string, { params = {}, query = {} }: AnyInput = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return search.size ? `${filled}?${search}` : filled;
}

async function send(method: Method, address: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
  const { response, text } = await exchange(address, {
    method,
    credentials: 'include',
    headers: { Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok)
    throw new ApiError(response.status, text || response.statusText, response.headers.get('retry-after'));
  return readJson(text);
}

async function exchange(address: string, init: RequestInit) {
  try {
    const response = await fetch(address, init);
    const text = await response.text();
    connection.noteAnswer();
    return { response, text };
  } catch (error) {
    // Called off by the app itself, which is no fault.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new UnreachableError(error);
  }
}

/**
 * Makes a call that answers JSON, named by its entry in the contract, so that a screen carries only the calls it makes.
 * Throws ApiError for a refusal, UnreachableError without an answer, ZodError for an answer that breaks the contract.
 */
export async function callApi<E extends AnyEndpoint>(
  { method, path, response }: E,
  ...[input, signal]: Arguments<InputOf<E>>
): Promise<OutputOf<E>> {
  const sent: AnyInput = input ?? {};
  const answer = await send(method, addressOf(path, sent), sent.body, signal);
  return (response ? response.parse(answer) : answer) as OutputOf<E>;
}

/** The address of a call that the browser itself goes to: redirects and files. */
export const linkTo = ({ path }: AnyEndpoint, input?: AnyInput): string => addressOf(path, input);
