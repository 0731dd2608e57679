/** The part of an address that names a payment request on its page. */
export const paymentPlace = (paymentId: string): string => `payment-${paymentId}`;
/** The same for a swap request. */
export const swapPlace = (swapRequestId: string): string => `swap-${swapRequestId}`;
