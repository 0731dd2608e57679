import type { QueryClient } from '@tanstack/react-query';
import type { Template } from '#contract/templates.ts';
import { api } from '#web/calls/api.ts';

/** Shows a change of a template at once, and reads again what tells of it; `after` is undefined for one that is deleted. */
export function templateChanged(
  queries: QueryClient,
  homeId: string,
  templateId: string,
  after: Template | undefined,
) {
  const listKey = api.templates.listTemplates.queryKey({ input: { homeId } });
  queries.setQueryData(listKey, (listed) => listed && withChange(listed, templateId, after));
  return Promise.all([
    queries.invalidateQueries({ queryKey: listKey }),
    queries.invalidateQueries({ queryKey: api.plans.key() }),
    queries.invalidateQueries({ queryKey: api.chores.listChores.key() }),
    queries.invalidateQueries({ queryKey: api.homes.listHistory.key() }),
  ]);
}

function withChange(list: Template[], id: string, after: Template | undefined): Template[] {
  if (!after) return list.filter((one) => one.id !== id);
  return list.some((one) => one.id === id)
    ? list.map((one) => (one.id === id ? after : one))
    : [...list, after];
}
