export type Invite = { homeId: string; code?: string };

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * The invite that brought somebody to a sign-in screen: `next` is the link to come back to (docs/product/accounts.md 'Accounts by
 * invitation only').
 */
export function inviteOf(next: string | undefined): Invite | undefined {
  const link = next === undefined ? undefined : new URL(next, location.origin);
  if (link?.pathname !== '/join-home') return undefined;
  const homeId = link.searchParams.get('homeId');
  if (homeId === null || !UUID.test(homeId)) return undefined;
  const code = link.searchParams.get('code');
  return code === null ? { homeId } : { homeId, code };
}
