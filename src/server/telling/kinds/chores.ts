import { sql } from 'kysely';
import type { Day } from '#domain/days.ts';
import { joinThanks, type AbsenceAct, type PlanNotice } from '#domain/notifications.ts';
import { chorePlace } from '#domain/places.ts';
import { loud, quiet } from '#server/telling/kinds/kind.ts';

const ofPlan = { page: '/chores', sign: 'shuffle' } as const;

type OneChore = { choreId: string; type: string; dueDate: Day };

const dataOf = ({
  homeId,
  by,
  chore: { choreId, type, dueDate },
}: {
  homeId: string;
  by: string;
  chore: OneChore;
}) => ({
  homeId,
  userId: by,
  choreId,
  choreType: type,
  choreDueDate: dueDate,
});

export const choreKinds = {
  /** `by` planned all chores from scratch. */
  chores_dealt_anew: quiet<
    'chores_dealt_anew',
    {
      homeId: string;
      by: string;
      others: readonly string[];
      planId: string;
      replaced: number;
      chores: number;
    }
  >()({
    ...ofPlan,
    to: ({ homeId, others, chores }) => others.map((userId) => ({ userId, data: { homeId, chores } })),
    history: ({ homeId, by, planId, replaced, chores }) => ({
      homeId,
      actorId: by,
      event: { type: 'chores_regenerated', data: { planId, replaced, chores } },
    }),
  }),
  /** `people`: the assignee of each changed chore, so a member is listed once per chore. */
  plan_changed: quiet<
    'plan_changed',
    Pick<PlanNotice, 'how'> & {
      homeId: string;
      by: string;
      templates: readonly { id: string; name: string }[];
      people: readonly string[];
    }
  >()({
    ...ofPlan,
    to: ({ homeId, by, how, templates, people }) => {
      const data = {
        homeId,
        userId: by,
        how,
        names: templates.map(({ name }) => name),
        templateIds: templates.map(({ id }) => id),
      };
      const others = Map.groupBy(
        people.filter((userId) => userId !== by),
        (userId) => userId,
      );
      return [...others].map(([userId, chores]) => ({ userId, data: { ...data, chores: chores.length } }));
    },
  }),
  /** `balances`: how many chores each member gains and loses. */
  absence_dealt: quiet<
    'absence_dealt',
    {
      homeId: string;
      by: string;
      what: AbsenceAct;
      days: { from: Day; to: Day };
      balances: ReadonlyMap<string, { gained: number; lost: number }>;
    }
  >()({
    ...ofPlan,
    to: ({ homeId, by, what, days, balances }) =>
      [...balances]
        .filter(([userId]) => userId !== by)
        .map(([userId, { gained, lost }]) => ({
          userId,
          data: { homeId, userId: by, ...days, chores: gained, back: lost, what },
        })),
    history: ({ homeId, by, what, days }) => ({
      homeId,
      actorId: by,
      event: { type: `absence_${what}`, data: days },
    }),
  }),
  /** `by` took it over from `other` with 'I’ll do it'. */
  chore_claimed: loud<'chore_claimed', { homeId: string; by: string; other: string; chore: OneChore }>()({
    page: '/chores',
    place: ({ choreId }) => chorePlace(choreId),
    sign: 'hand',
    setting: 'housemates',
    to: (facts) => [{ userId: facts.other, data: dataOf(facts) }],
    history: ({ homeId, by, other, chore }) => ({
      homeId,
      actorId: by,
      event: { type: 'chore_claimed', data: { ...chore, userId: other } },
    }),
    isStillTrue: ({ homeId, choreId, userId }) => sql`
      exists (select from chores
               where home_id = ${homeId} and id = ${choreId} and claimed_by = ${userId} and assigned_to = ${userId}
                 and status <> 'completed')`,
  }),
  /** `by` gave it back to `other`, or took it back from them (`isBack`). */
  chore_claim_ended: loud<
    'chore_claim_ended',
    { homeId: string; by: string; other: string; isBack: boolean; chore: OneChore }
  >()({
    page: '/chores',
    place: ({ choreId }) => chorePlace(choreId),
    sign: 'hand',
    setting: 'housemates',
    to: (facts) => [{ userId: facts.other, data: { ...dataOf(facts), isBack: facts.isBack } }],
    history: ({ homeId, by, other, isBack, chore }) => ({
      homeId,
      actorId: by,
      event: { type: 'chore_claim_ended', data: { ...chore, userId: other, isBack } },
    }),
    isStillTrue: ({ homeId, choreId }) => sql`
      exists (select from chores
               where home_id = ${homeId} and id = ${choreId} and claimed_by is null and status <> 'completed'
                 and let_go_at is null)`,
  }),
  /** `by` thanks `to` for a completed chore, on this day of the home. */
  chore_thanked: quiet<
    'chore_thanked',
    { homeId: string; by: string; to: string; on: Day; chore: OneChore }
  >()({
    page: '/chores',
    place: ({ choreId }) => chorePlace(choreId),
    sign: 'heart',
    to: ({ to, on, ...facts }) => {
      const { homeId, ...thank } = dataOf(facts);
      return [{ userId: to, data: { homeId, on, ...thank, thanks: [thank] } }];
    },
    join: joinThanks,
  }),
  chore_reminder: loud<
    'chore_reminder',
    { homeId: string; by: string; assignedTo: string; chore: OneChore }
  >()({
    page: '/chores',
    place: ({ choreId }) => chorePlace(choreId),
    sign: 'bell',
    isBad: true,
    setting: 'housemates',
    to: (facts) => [{ userId: facts.assignedTo, data: dataOf(facts) }],
    isStillTrue: ({ homeId, choreId }, readerId) => sql`
      exists (select from chores
               where home_id = ${homeId} and id = ${choreId} and assigned_to = ${readerId} and status <> 'completed'
                 and let_go_at is null)`,
  }),
};
