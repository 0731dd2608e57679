/** Returns the hash of an address that names a payment request on its page (docs/product/money.md 'The card of a request'). */
export const paymentPlace = (paymentId: string): string => `payment-${paymentId}`;
/** Returns the hash for a debtor's share of a request. A receipt that waits there for the reader opens. */
export const sharePlace = (paymentId: string, debtorId: string): string =>
  `${paymentPlace(paymentId)}-${debtorId}`;
/** The hash for the first receipt of the list that waits for the reader. */
export const RECEIPT_TO_CHECK = paymentPlace('to-check');
/** Returns the hash for a swap request on its page (docs/product/swaps.md 'The swaps page'). */
export const swapPlace = (swapRequestId: string): string => `swap-${swapRequestId}`;
/** Returns the hash for a chore on the board, in its week. */
export const chorePlace = (choreId: string): string => `chore-${choreId}`;
/** The hash for late chores of earlier weeks. */
export const LATE_PLACE = 'overdue';
/** Returns the hash for a home's invite link on Home Management. */
export const invitePlace = (homeId: string): string => `invite-${homeId}`;
/** The beginning of all other hashes of Home Management. */
export const HOME_PLACE = 'home-';
/** The hash for its templates. */
export const TEMPLATES_PLACE = `${HOME_PLACE}templates`;
/** Returns the hash for a person there who lives in the home, or waits to. */
export const personPlace = (userId: string): string => `${HOME_PLACE}person-${userId}`;
/** The hash that opens the part of the profile with the kinds of notifications and emails. */
export const NOTIFICATIONS_PLACE = 'notifications';

/** The parts of Home Management in their order, each with its id on the page (docs/product/homes.md 'The pages of a home'). */
export const HOME_PARTS = {
  members: `${HOME_PLACE}members`,
  chores: TEMPLATES_PLACE,
  balance: `${HOME_PLACE}balance`,
  settings: `${HOME_PLACE}settings`,
  history: `${HOME_PLACE}history`,
  homes: `${HOME_PLACE}homes`,
} as const;
export type HomePart = keyof typeof HOME_PARTS;
export const HOME_PART_NAMES = Object.keys(HOME_PARTS) as HomePart[];

/** Returns the part that a hash of Home Management leads to; undefined if it is none of its hashes. */
export function partOfPlace(place: string): HomePart | undefined {
  if (place.startsWith(invitePlace('')) || place.startsWith(personPlace(''))) return 'members';
  return HOME_PART_NAMES.find((part) => HOME_PARTS[part] === place);
}
