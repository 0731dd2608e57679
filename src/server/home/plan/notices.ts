import type { Kysely } from 'kysely';
import { typeInWords } from '#domain/home-templates.ts';
import type { PlanNotice } from '#domain/notifications.ts';
import type { ChoreTemplate } from '#domain/templates.ts';
import type { DB } from '#server/platform/db/types.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import type { Planning } from '#server/home/plan/planning.ts';

type Named = Pick<ChoreTemplate, 'id' | 'name'>;

/** Returns a template by its id; a deleted one is named by its type. */
export const namedTemplate = (homeTemplates: readonly Named[], id: string): Named =>
  homeTemplates.find((template) => template.id === id) ?? { id, name: typeInWords(id) };

type Standing = { id: string; isOpen: boolean; assignedTo: string | null };

const membersOf = (chores: readonly Standing[]) =>
  new Map(chores.filter(({ isOpen }) => isOpen).map(({ id, assignedTo }) => [id, assignedTo]));

/** Returns the members whose open chores changed, once for each chore that comes, goes or changes hands. */
export function peopleOfChange(before: readonly Standing[], after: readonly Standing[]): string[] {
  const [had, has] = [membersOf(before), membersOf(after)];
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((id) => {
    const [from, to] = [had.get(id) ?? null, has.get(id) ?? null];
    return from === to ? [] : [from, to].filter((userId) => userId !== null);
  });
}

/**
 * Notifies each member whose chores a change of the plan concerns, with the number of chores (docs/product/notifications.md 'Chores that change hands').
 * @param people the member of each chore, as often as they have one; `by` gets no notification
 */
export async function notifyOfPlan(
  tx: Kysely<DB>,
  { homeId, emit, by }: Planning & { by: string },
  {
    how,
    templates,
    people,
  }: Pick<PlanNotice, 'how'> & { templates: readonly Named[]; people: readonly string[] },
): Promise<void> {
  await announce({ tx, emit }, { type: 'plan_changed', homeId, by, how, templates, people });
}
