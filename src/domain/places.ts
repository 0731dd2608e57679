/** The part of an address that names a payment request on its page (docs/product/money.md 'Links to a request'). */
export const paymentPlace = (paymentId: string): string => `payment-${paymentId}`;
/** The same for a debtor's line of it: where a receipt waits there for the reader, it opens. */
export const sharePlace = (paymentId: string, debtorId: string): string =>
  `${paymentPlace(paymentId)}-${debtorId}`;
/** The same for the first receipt of the list that waits for the reader. */
export const RECEIPT_TO_CHECK = paymentPlace('to-check');
/** The part of an address that names a swap request on its page (docs/product/swaps.md 'The swaps page'). */
export const swapPlace = (swapRequestId: string): string => `swap-${swapRequestId}`;
/** The same for a chore on the board, in its week. */
export const chorePlace = (choreId: string): string => `chore-${choreId}`;
/** The same for what is late from earlier weeks. */
export const LATE_PLACE = 'overdue';
/** The same for a home's invite link on Home Management. */
export const invitePlace = (homeId: string): string => `invite-${homeId}`;
/** What the other places of Home Management begin with. */
export const HOME_PLACE = 'home-';
/** The templates there. */
export const TEMPLATES_PLACE = `${HOME_PLACE}templates`;
/** Somebody there who lives in the home, or waits to. */
export const personPlace = (userId: string): string => `${HOME_PLACE}person-${userId}`;
