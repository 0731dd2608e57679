import { sql, type Kysely } from 'kysely';
import { wordsOfType } from '#domain/home-templates.ts';
import type { PlanNotice } from '#domain/notifications.ts';
import type { StandingChore } from '#domain/plan/again.ts';
import type { Act } from '#domain/plan/facts.ts';
import type { ChoreTemplate } from '#domain/templates.ts';
import type { DB } from '#server/platform/db/types.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import type { Planning } from '#server/home/plan/chore-rows.ts';
import { CHORE_FACTS } from '#server/home/plan/facts.ts';

type Change = Pick<PlanNotice, 'how'> & {
  /** The templates whose chores change; a deleted template is known by its type. */
  types: readonly string[];
  templates: readonly Pick<ChoreTemplate, 'id' | 'name'>[];
  before: readonly StandingChore[];
  /** The act that added chores, or the ids of those that came back. */
  act?: Act;
  back?: readonly string[];
};

const membersOf = (chores: readonly StandingChore[]) =>
  new Map(chores.filter(({ isOpen }) => isOpen).map(({ id, assignedTo }) => [id, assignedTo]));

/** Notifies each member of how many of their open chores have changed (docs/product/notifications.md 'Chores that change hands'). */
export async function announcePlan(
  tx: Kysely<DB>,
  { homeId, emit, by }: Planning & { by: string },
  { how, types, templates, before, act, back = [] }: Change,
) {
  const ids = [...before.map(({ id }) => id), ...back];
  const { rows: after } = await sql<StandingChore>`
    select ${CHORE_FACTS} from chores
     where home_id = ${homeId} and (made = ${act ?? null} or id = any(${ids}::uuid[]))`.execute(tx);
  const [had, has] = [membersOf(before), membersOf(after)];
  const people = [...new Set([...had.keys(), ...has.keys()])].flatMap((id) => {
    const [from, to] = [had.get(id) ?? null, has.get(id) ?? null];
    return from === to ? [] : [from, to].filter((userId) => userId !== null);
  });
  const named = types.map(
    (id) => templates.find((template) => template.id === id) ?? { id, name: wordsOfType(id) },
  );
  await announce({ tx, emit }, { type: 'plan_changed', homeId, by, how, templates: named, people });
}
