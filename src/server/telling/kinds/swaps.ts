import { sql } from 'kysely';
import type { SwapRequest } from '#contract/swaps.ts';
import type { Day } from '#domain/days.ts';
import { swapPlace } from '#domain/places.ts';
import type { SwapEnd } from '#domain/swaps.ts';
import { loud, quiet } from '#server/telling/kinds/kind.ts';

/** A member's act on a swap request. */
type Act = { swap: SwapRequest; by: string };

const dataOf = ({ swap: { homeId, id, chore }, by }: Act) => ({
  homeId,
  userId: by,
  swapRequestId: id,
  choreId: chore.id,
  choreType: chore.type,
  choreDueDate: chore.dueDate,
});

const ofSwap = {
  page: '/swap-requests',
  place: ({ swapRequestId }: { swapRequestId: string }) => swapPlace(swapRequestId),
} as const;

const always = () => sql`true`;
const emailOf = <K extends string>(kind: K, { homeId, id }: SwapRequest, userId: string) => ({
  kind,
  userId,
  homeId,
  swapRequestId: id,
});

/** A request that ended without an act of its two people. */
type Ended = {
  swapRequestId: string;
  requesterId: string;
  targetUserId: string;
  choreId: string | null;
  choreType: string;
  choreDueDate: Day;
};

const bothBut = (
  by: string | null,
  { requesterId, targetUserId }: Pick<Ended, 'requesterId' | 'targetUserId'>,
) => [requesterId, targetUserId].filter((userId) => userId !== by);

export const swapKinds = {
  swap_request: loud<'swap_request', Act>()({
    ...ofSwap,
    sign: 'swap',
    setting: 'swaps',
    to: (act) => [
      {
        userId: act.swap.targetUserId,
        data: {
          ...dataOf(act),
          returnChoreType: act.swap.returnChore?.type ?? null,
          returnChoreDueDate: act.swap.returnChore?.dueDate ?? null,
        },
      },
    ],
    email: ({ swap }, { userId }) => emailOf('swap-requested', swap, userId),
    isStillTrue: ({ homeId, swapRequestId }) => sql`
      exists (select from swap_requests where home_id = ${homeId} and id = ${swapRequestId} and status = 'pending')`,
  }),
  swap_accepted: loud<'swap_accepted', Act & { exchanged: boolean }>()({
    ...ofSwap,
    sign: 'check',
    setting: 'swaps',
    to: ({ exchanged, ...act }) => [{ userId: act.swap.requesterId, data: { ...dataOf(act), exchanged } }],
    email: ({ swap }, { userId }) => emailOf('swap-accepted', swap, userId),
    isStillTrue: always,
    history: ({ swap: { homeId, requesterId, chore, returnChore }, by, exchanged }) => ({
      homeId,
      actorId: by,
      event: {
        type: 'swap_accepted',
        data: {
          userId: requesterId,
          type: chore.type,
          dueDate: chore.dueDate,
          returnType: returnChore?.type ?? null,
          returnDueDate: returnChore?.dueDate ?? null,
          exchanged,
        },
      },
    }),
  }),
  swap_declined: loud<'swap_declined', Act>()({
    ...ofSwap,
    sign: 'cross',
    isBad: true,
    setting: 'swaps',
    to: (act) => [{ userId: act.swap.requesterId, data: dataOf(act) }],
    email: ({ swap }, { userId }) => emailOf('swap-declined', swap, userId),
    isStillTrue: always,
  }),
  swap_cancelled: quiet<'swap_cancelled', Act>()({
    ...ofSwap,
    sign: 'ban',
    to: (act) => [{ userId: act.swap.targetUserId, data: dataOf(act) }],
  }),
  swap_ended: quiet<
    'swap_ended',
    { homeId: string; ended: readonly Ended[]; end: SwapEnd; by: string | null }
  >()({
    ...ofSwap,
    sign: 'end',
    to: ({ homeId, ended, end, by }) =>
      ended.flatMap(({ requesterId, targetUserId, ...swap }) =>
        bothBut(by, { requesterId, targetUserId }).map((userId) => ({
          userId,
          data: { homeId, userId: by, end, ...swap },
        })),
      ),
    changes: ({ homeId }) => [{ homeId, topics: ['swaps'] }],
  }),
  swap_open_again: quiet<'swap_open_again', { homeId: string; swaps: readonly SwapRequest[]; by: string }>()({
    ...ofSwap,
    sign: 'back',
    to: ({ swaps, by }) =>
      swaps.flatMap((swap) => bothBut(by, swap).map((userId) => ({ userId, data: dataOf({ swap, by }) }))),
    changes: ({ homeId }) => [{ homeId, topics: ['swaps'] }],
  }),
};
