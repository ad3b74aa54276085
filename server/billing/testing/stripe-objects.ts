/** What the fake Stripe keeps, and how it refuses. */
import type { SandboxCustomer } from '../sandbox/customer-state.ts';

export interface Session {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment: string;
  customer: string | null;
  email: string;
  userId: string | null;
  trialDays: number;
  metadata: Record<string, string>;
  successUrl: string;
}

export interface FakeCustomer extends SandboxCustomer {
  fingerprint: string;
  /** What Stripe can say and the sandbox does not: paused, incomplete, and words that are yet to come. */
  statusOverride: string | null;
}

export interface Fault {
  match: RegExp;
  status: number;
  code: string;
  /** Whether the work is done before the answer fails. */
  after: boolean;
  times: number;
}

export class StripeFailure extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const missing = (what: string) =>
  new StripeFailure(404, 'invalid_request_error', 'resource_missing', `No such ${what}`);
