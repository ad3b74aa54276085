/** The refusals of the server: a code each, with its status. Everything else that is thrown is a surprise, a 500. */

export const statusOf = {
  INVALID_INPUT: 400,
  UNAUTHORIZED: 401,
  PAYMENT_REQUIRED: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  /** Letters that no font of this server has. */
  UNPRINTABLE: 422,
  TOO_MANY_REQUESTS: 429,
  /** The payment provider did not answer, or not as expected. */
  PROVIDER_FAILED: 502,
  BUSY: 503,
  PDF_FAILED: 500,
  /** Our key or our price at the payment provider is wrong. */
  BILLING_FAILED: 500,
  /** Only at the start: locked, newer, or not reachable. */
  DATABASE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

export interface Issue {
  /** Where in the input, such as "content.items.0.amount". */
  path: string;
  message: string;
}

/** A refusal whose message is for people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, extra: { issues?: Issue[]; retryAfterSeconds?: number } = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.issues = extra.issues;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }

  get status() {
    return statusOf[this.code];
  }
}
