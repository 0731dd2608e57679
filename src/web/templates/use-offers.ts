import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { PlanOffer, Template } from '#contract/templates.ts';
import { plansAlike } from '#domain/home-templates.ts';
import { api } from '#web/api.ts';
import { afterChange, toWaiting, type WaitingOffer } from '#web/templates/offers.ts';

const offersKey = (homeId: string) => ['templates', 'offers', homeId];

/** The offers to plan anew that wait in this browser: kept beside what is read, so that a look at the board loses none. */
export function useOffers(homeId: string) {
  const queries = useQueryClient();
  const queryKey = offersKey(homeId);
  const { data: waiting = [] } = useQuery<WaitingOffer[]>({ queryKey, queryFn: skipToken });
  return { waiting, answer: () => queries.setQueryData(queryKey, []) };
}

type Change = {
  /** As it was when it was asked to change; undefined for a new one. */
  before: Template | undefined;
  /** Undefined for one that is deleted. */
  after: Template | undefined;
  offer: PlanOffer | null;
};

/** After a change of a template: shows it at once, keeps its offer, and reads again what tells of it. */
export function templateChanged(queries: QueryClient, homeId: string, { before, after, offer }: Change) {
  const listKey = api.templates.listTemplates.queryKey({ input: { homeId } });
  const list = queries.getQueryData(listKey) ?? [];
  const known = [after, before, ...list].filter((one) => one !== undefined);
  const id = (after ?? before)?.id ?? '';
  const kept = before !== undefined && after !== undefined && plansAlike(before, after);
  queries.setQueryData<WaitingOffer[]>(offersKey(homeId), (waiting = []) =>
    afterChange(waiting, id, offer ? toWaiting(offer, known) : kept ? undefined : null),
  );
  queries.setQueryData(listKey, (listed) => listed && withChange(listed, id, after));
  return Promise.all([
    queries.invalidateQueries({ queryKey: listKey }),
    queries.invalidateQueries({ queryKey: api.homes.listHistory.key() }),
  ]);
}

function withChange(list: Template[], id: string, after: Template | undefined): Template[] {
  if (!after) return list.filter((one) => one.id !== id);
  return list.some((one) => one.id === id)
    ? list.map((one) => (one.id === id ? after : one))
    : [...list, after];
}
