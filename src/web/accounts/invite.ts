import { inviteIn, type Invite } from '#domain/links.ts';

/**
 * The invite that brought somebody to a sign-in screen: `next` is the link to come back to (docs/product/accounts.md 'Accounts by
 * invitation only').
 */
export const inviteOf = (next: string | undefined): Invite | undefined =>
  next?.startsWith('/join-home?') ? inviteIn(next) : undefined;
