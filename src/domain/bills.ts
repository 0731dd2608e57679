import type { BillChange } from '#domain/notifications.ts';

/**
 * How long a bill is stored after its request was completed or deleted, in milliseconds: 90 days (docs/product/limits.md 'Files').
 */
export const BILL_RETENTION_MS = 90 * 24 * 60 * 60 * 1000;

/** The longest side of a bill's picture, in pixels: the pages of a bill are joined, and a WebP cannot be higher. */
export const BILL_HEIGHT_MAX = 16_383;

/** How soon after the request its first bill counts as part of it, in milliseconds (docs/product/money.md 'Changing the bill'). */
const WITH_REQUEST_MS = 60 * 60 * 1000;

/**
 * Returns what debtors are notified of when a bill was attached (docs/product/money.md 'Changing the bill').
 * @param isFirst the bill replaces no other one
 * @param askedAt when the request was made, in milliseconds, as `now`
 * @returns undefined if they are not notified, because they have just been notified of the request
 */
export function billChangeToNotify(isFirst: boolean, askedAt: number, now: number): BillChange | undefined {
  if (!isFirst) return 'replaced';
  return now - askedAt < WITH_REQUEST_MS ? undefined : 'attached';
}

/**
 * Returns whether a person may attach, replace or remove the bill: the requester, at any time (docs/product/money.md 'Changing the bill').
 */
export const mayChangeBill = (userId: string, requesterId: string): boolean => requesterId === userId;

/**
 * Returns when a request's bill is deleted, in milliseconds like all these moments (docs/product/limits.md 'Files').
 * @param request when it was deleted, and when each share was settled; null while it is open
 * @param attachedAt when the bill was attached: a bill of a completed request is kept as long from there
 * @returns undefined while a share is open
 */
export function billDeletionTime(
  { deletedAt, settledAt }: { deletedAt: number | null; settledAt: readonly (number | null)[] },
  attachedAt: number,
): number | undefined {
  const ended = deletedAt === null ? settledAt : [deletedAt];
  const moments = ended.filter((moment) => moment !== null);
  return moments.length < ended.length ? undefined : Math.max(attachedAt, ...moments) + BILL_RETENTION_MS;
}
