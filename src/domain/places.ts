/** The part of an address that names a payment request on its page (docs/product/money.md 'Links to a request'). */
export const paymentPlace = (paymentId: string): string => `payment-${paymentId}`;
/** The part of an address that names a swap request on its page (docs/product/swaps.md 'Two columns'). */
export const swapPlace = (swapRequestId: string): string => `swap-${swapRequestId}`;
/** The same for a home's invite link on Home Management. */
export const invitePlace = (homeId: string): string => `invite-${homeId}`;
