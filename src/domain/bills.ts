import type { BillChange } from '#domain/notifications.ts';

/**
 * How long the bill of a request is kept after that was completed or deleted, in milliseconds: 90 days (docs/product/limits.md 'How long
 * bills are kept').
 */
export const BILL_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** The longest side in pixels that a picture of a bill may have: what its pages are joined to is as high as a WebP can be. */
export const BILL_HEIGHT_MAX = 16_383;

/** How soon after asking the first bill is part of what was asked for, in milliseconds (docs/product/money.md 'Told of a bill'). */
const WITH_REQUEST_MS = 60 * 60 * 1000;

/**
 * What debtors are told as a request shows a bill that was just attached (docs/product/money.md 'Told of a bill').
 * @param isFirst it takes no other's place
 * @param askedAt when the money was asked for, in milliseconds, as `now`
 * @returns undefined where nothing is told: they have just heard of the request
 */
export function billWord(isFirst: boolean, askedAt: number, now: number): BillChange | undefined {
  if (!isFirst) return 'replaced';
  return now - askedAt < WITH_REQUEST_MS ? undefined : 'attached';
}

/** docs/product/money.md 'Changing the bill': the requester attaches, replaces and removes it, at any time. */
export const mayChangeBill = (userId: string, requesterId: string): boolean => requesterId === userId;

/**
 * When the bill of a request goes, in milliseconds as all these moments (docs/product/limits.md 'How long bills are kept').
 * @param request when it was deleted, and when each of its shares was settled; null for what is open
 * @param attachedAt when the bill was attached: of a request that was completed by then, it is kept as long from there
 * @returns undefined while a share is open
 */
export function billGoesAt(
  { deletedAt, settledAt }: { deletedAt: number | null; settledAt: readonly (number | null)[] },
  attachedAt: number,
): number | undefined {
  const ended = deletedAt === null ? settledAt : [deletedAt];
  const moments = ended.filter((moment) => moment !== null);
  return moments.length < ended.length ? undefined : Math.max(attachedAt, ...moments) + BILL_KEPT_MS;
}
