/** The typed client: one function per call of the contract that answers JSON. What comes in is parsed before it is believed. */
import type { z } from 'zod';
import type { Endpoint, Method } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
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

type Call<E> =
  Record<never, never> extends InputOf<E>
    ? (input?: InputOf<E>, signal?: AbortSignal) => Promise<OutputOf<E>>
    : (input: InputOf<E>, signal?: AbortSignal) => Promise<OutputOf<E>>;

export type Api = { [Name in keyof typeof endpoints]: Call<(typeof endpoints)[Name]> };

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

// Built from the table at run time: the type says per call what the loop below cannot.
export const api = Object.fromEntries(
  Object.entries(endpoints).map(([name, { method, path, response }]) => [
    name,
    async (input: AnyInput = {}, signal?: AbortSignal) => {
      const answer = await send(method, addressOf(path, input), input.body, signal);
      return response ? response.parse(answer) : answer;
    },
  ]),
) as unknown as Api;

/** Where the browser itself goes: redirects and files. */
export const links = {
  login: (ref: string | null = null) => addressOf(endpoints.startExternalLogin.path, ref ? { query: { ref } } : {}),
  /** For a session that has ended: the server knows which way this person came the last time. */
  loginAgain: addressOf(endpoints.startExternalLogin.path, { query: { session: 'ended' } }),
  archive: (id: string) => addressOf(endpoints.downloadExport.path, { params: { id } }),
  logout: endpoints.logOut.path,
  pdf: (id: string) => addressOf(endpoints.getDocumentPdf.path, { params: { id } }),
  pdfDownload: (id: string) => addressOf(endpoints.getDocumentPdf.path, { params: { id }, query: { download: '1' } }),
  facturX: (id: string) => addressOf(endpoints.getFacturX.path, { params: { id } }),
  ubl: (id: string) => addressOf(endpoints.getUbl.path, { params: { id } }),
  /** A file of the documents with these ids, or of all that pass the filter. */
  documentsCsv: (query: SelectionQuery) => addressOf(endpoints.exportDocumentsCsv.path, { query }),
  linesCsv: (query: SelectionQuery) => addressOf(endpoints.exportLinesCsv.path, { query }),
  documentsJson: (query: SelectionQuery) => addressOf(endpoints.exportDocumentsJson.path, { query }),
  servicesCsv: endpoints.exportServicesCsv.path,
  pdfBundle: (id: string) => addressOf(endpoints.downloadPdfBundle.path, { params: { id } }),
};

type SelectionQuery = Record<string, string | undefined>;
