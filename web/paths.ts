/** Every address of the app. */
export const paths = {
  landing: '/',
  auth: '/auth',
  signup: '/auth?mode=signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  account: '/account',
  test: '/test',
  dashboard: '/dashboard',
  quotes: '/quotes',
  bids: '/bids',
  referrals: '/referrals',
  settings: '/settings',
  subscription: '/settings?tab=subscription',
  subscribe: '/subscribe',
  checkout: '/checkout',
  paymentSuccess: '/payment-success',
} as const;

/** The query parameter that holds the id of the document whose dialog is open, so that Back closes it. */
export const documentParameter = 'document';
