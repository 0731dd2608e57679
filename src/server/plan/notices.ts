import type { Kysely } from 'kysely';
import { typeInWords } from '#domain/home-templates.ts';
import type { PlanNotice } from '#domain/notifications.ts';
import type { ChoreTemplate } from '#domain/templates.ts';
import type { DB } from '#server/db/types.ts';
import { notifyEach } from '#server/notifications/notifications.ts';
import type { Planning } from '#server/plan/planning.ts';

type Named = Pick<ChoreTemplate, 'id' | 'name'>;

/** A template by its id; one that the home has no more is called by its type. */
export const namedTemplate = (homeTemplates: readonly Named[], id: string): Named =>
  homeTemplates.find((template) => template.id === id) ?? { id, name: typeInWords(id) };

/**
 * Tells everybody whose chores somebody has changed how many of theirs (docs/product/notifications.md 'Told about plans').
 * @param people the person of each chore, as often as they have one; `by` need not be told
 */
export async function tellOfPlan(
  tx: Kysely<DB>,
  { homeId, emit, by }: Planning & { by: string },
  {
    how,
    templates,
    people,
  }: Pick<PlanNotice, 'how'> & { templates: readonly Named[]; people: readonly string[] },
): Promise<void> {
  const others = Map.groupBy(
    people.filter((userId) => userId !== by),
    (userId) => userId,
  );
  const data = {
    homeId,
    userId: by,
    how,
    names: templates.map(({ name }) => name),
    templateIds: templates.map(({ id }) => id),
  };
  await notifyEach(
    tx,
    emit,
    [...others].map(([userId, chores]) => ({
      userId,
      notification: {
        type: 'plan_changed',
        data: { ...data, chores: chores.length },
      },
    })),
  );
}
