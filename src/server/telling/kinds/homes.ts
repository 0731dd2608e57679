import { sql } from 'kysely';
import type { Day } from '#domain/days.ts';
import type { JoinRequestEnd } from '#domain/homes.ts';
import type { OpenAmounts } from '#domain/money.ts';
import { chorePlace, personPlace } from '#domain/places.ts';
import { loud, quiet } from '#server/telling/kinds/kind.ts';
import type { OpenShareOfHome } from '#server/telling/letters/homes.ts';

type FirstChores = { chores: number; choreId: string; choreType: string; choreDueDate: Day };

/** `userId` left or was removed; `got`: how many of their chores each remaining member has now. */
type Departure = {
  homeId: string;
  userId: string;
  staying: readonly string[];
  got: ReadonlyMap<string, number>;
};

const ofMembers = { page: '/home-management' } as const;
const ofPerson = ({ userId }: { userId: string }) => personPlace(userId);

const toWhoStays = ({ homeId, userId, staying, got }: Departure) =>
  staying.map((each) => ({ userId: each, data: { homeId, userId, chores: got.get(each) ?? 0 } }));
const listsChanged = ({ staying, userId }: Departure) => [
  { userIds: [...staying], topics: ['homes' as const] },
  { userIds: [userId], topics: ['me' as const, 'homes' as const] },
];

export const homeKinds = {
  /** `userId` joined, or `by` accepted them; `lost`: how many chores each housemate gave up to the newcomer. */
  member_joined: loud<
    'member_joined',
    {
      homeId: string;
      userId: string;
      by: string;
      others: readonly string[];
      lost: ReadonlyMap<string, number>;
    }
  >()({
    ...ofMembers,
    place: ofPerson,
    sign: 'person-in',
    setting: 'home',
    to: ({ homeId, userId, by, others, lost }) =>
      others
        .map((each) => ({ userId: each, data: { homeId, userId, chores: lost.get(each) ?? 0 } }))
        // The member who accepted the newcomer knows of it, but not which chores moved.
        .filter((notified) => notified.userId !== by || notified.data.chores > 0),
    email: ({ homeId, userId: joinedId, by }, { userId }) =>
      userId === by ? undefined : { kind: 'joined-home', userId, homeId, joinedId },
    isStillTrue: ({ homeId, userId }) => sql`
      exists (select from memberships where home_id = ${homeId} and user_id = ${userId} and left_at is null)`,
    history: ({ homeId, userId }) => ({
      homeId,
      actorId: userId,
      event: { type: 'member_joined', data: {} },
    }),
    changes: ({ others, userId }) => [
      ...(others.length > 0 ? [{ userIds: [...others], topics: ['homes' as const] }] : []),
      { userIds: [userId], topics: ['me', 'homes'] },
    ],
  }),
  first_chores: quiet<'first_chores', { homeId: string; userId: string; first: FirstChores }>()({
    page: '/chores',
    place: ({ choreId }) => chorePlace(choreId),
    sign: 'list',
    to: ({ homeId, userId, first }) => [{ userId, data: { homeId, ...first } }],
  }),
  join_requested: quiet<'join_requested', { homeId: string; adminId: string; userId: string }>()({
    ...ofMembers,
    place: ofPerson,
    sign: 'person-in',
    to: ({ homeId, adminId, userId }) => [{ userId: adminId, data: { homeId, userId } }],
    changes: ({ homeId }) => [{ homeId, topics: ['home'] }],
  }),
  /** `by` accepted `userId`; `first` are their first chores, if any. */
  join_accepted: quiet<
    'join_accepted',
    { homeId: string; userId: string; by: string; first: FirstChores | undefined }
  >()({
    ...ofMembers,
    place: ({ choreId }) => (choreId === undefined ? '' : chorePlace(choreId)),
    sign: 'check',
    to: ({ homeId, userId, by, first }) => [{ userId, data: { homeId, userId: by, ...first } }],
  }),
  join_declined: quiet<'join_declined', { homeId: string; homeName: string; userId: string; by: string }>()({
    ...ofMembers,
    sign: 'cross',
    isBad: true,
    isOfTheReader: true,
    to: ({ homeName, userId }) => [{ userId, data: { homeName } }],
    history: ({ homeId, by }) => ({
      homeId,
      actorId: by,
      event: { type: 'join_request_declined', data: {} },
    }),
    changes: ({ userId }) => [{ userIds: [userId], topics: ['homes'] }],
  }),
  join_request_ended: quiet<
    'join_request_ended',
    { ended: readonly { userId: string; homeName: string }[]; because: JoinRequestEnd }
  >()({
    ...ofMembers,
    sign: 'end',
    isOfTheReader: true,
    to: ({ ended, because }) =>
      ended.map(({ userId, homeName }) => ({ userId, data: { homeName, because } })),
    changes: ({ ended }) => [{ userIds: ended.map(({ userId }) => userId), topics: ['homes'] }],
  }),
  member_left: quiet<'member_left', Departure>()({
    // The board shows the chores of the person who left.
    page: '/chores',
    sign: 'person-out',
    to: toWhoStays,
    history: ({ homeId, userId }) => ({ homeId, actorId: userId, event: { type: 'member_left', data: {} } }),
    changes: listsChanged,
  }),
  /** `by` knows of it, but not how many chores they got. */
  member_removed: quiet<'member_removed', Departure & { by: string }>()({
    page: '/chores',
    sign: 'person-out',
    to: ({ by, ...departure }) =>
      toWhoStays(departure).filter((notified) => notified.userId !== by || notified.data.chores > 0),
    history: ({ homeId, userId, by }) => ({
      homeId,
      actorId: by,
      event: { type: 'member_removed', data: { userId } },
    }),
    changes: listsChanged,
  }),
  removed_from_home: quiet<'removed_from_home', { homeId: string; homeName: string; userId: string }>()({
    ...ofMembers,
    sign: 'person-out',
    isBad: true,
    isOfTheReader: true,
    to: ({ homeId, homeName, userId }) => [{ userId, data: { homeId, homeName } }],
    email: (facts) => ({ kind: 'removed-from-home', ...facts }),
  }),
  role_handed_over: quiet<'role_handed_over', { homeId: string; userId: string; by: string | null }>()({
    ...ofMembers,
    sign: 'crown',
    to: ({ homeId, userId, by }) => [{ userId, data: { homeId, userId: by } }],
    history: ({ homeId, userId, by }) => ({
      homeId,
      actorId: by,
      event: { type: 'role_handed_over', data: { userId } },
    }),
  }),
  /** `open`: the open money of each person who gets an email about it. */
  home_deleted: quiet<
    'home_deleted',
    {
      homeId: string;
      homeName: string;
      members: readonly string[];
      open: readonly { userId: string; sums: OpenAmounts; lines: OpenShareOfHome[]; more: number }[];
      by: string;
    }
  >()({
    ...ofMembers,
    sign: 'bin',
    isBad: true,
    isOfTheReader: true,
    to: ({ homeName, members, open, by }) => {
      const sumsOf = new Map(open.map(({ userId, sums }) => [userId, sums]));
      return [...new Set([...members, ...sumsOf.keys()])]
        .filter((userId) => userId !== by)
        .map((userId) => ({ userId, data: { homeName, ...sumsOf.get(userId) } }));
    },
    email: ({ homeId, homeName, open }, { userId }) => {
      const own = open.find((each) => each.userId === userId);
      return own && { kind: 'home-deleted', homeId, homeName, ...own };
    },
  }),
};
