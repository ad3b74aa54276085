/** The code of an invitation, kept in this tab until the account is made: the links between the forms do not carry it. */
const key = 'referral-code';

/** The code of the address, else the one kept; null for none. What is kept is cleaned of what no code holds. */
export function keepReferralCode(fromAddress: string | null): string | null {
  const code = fromAddress?.trim().slice(0, 64);
  if (code) sessionStorage.setItem(key, code);
  return code || sessionStorage.getItem(key);
}

export const forgetReferralCode = () => sessionStorage.removeItem(key);
