/** Whose data: a type of its own, so that no plain text can stand in for "the signed-in user". */
declare const brand: unique symbol;

export type UserId = string & { readonly [brand]: 'UserId' };

/** Only for who has just proved or made the identity: the session gate, sign-up, the seed and the factories of the tests. */
export const toUserId = (id: string) => id as UserId;
