import type { Kysely } from 'kysely';
import type { templates } from '#contract/templates.ts';
import { BUILT_IN_TEMPLATES, type ChoreTemplate } from '#domain/templates.ts';
import type { Handlers } from '#server/calls.ts';
import type { DB } from '#server/db/types.ts';

/** What the home plans its chores from. Everybody who needs a home's templates asks here, so that its own ones have one place to join. */
export async function templatesOf(_tx: Kysely<DB>, _homeId: string): Promise<readonly ChoreTemplate[]> {
  return BUILT_IN_TEMPLATES;
}

export const templateHandlers: Handlers<typeof templates> = {
  listTemplates: async ({ tx, home }) => [...(await templatesOf(tx, home.id))],
};
