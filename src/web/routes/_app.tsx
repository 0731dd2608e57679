import { createFileRoute, notFound } from '@tanstack/react-router';
import { Shell } from '#web/shell/Shell.tsx';
import { requireMember, sessionQuery } from '#web/app/session.tsx';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const loadLinkedHome = keepLoading(() => import('#web/app/switch-home.ts'));

/** The home, by its mark or id, that a link of a letter or notification is about (docs/product/homes.md 'Links that carry a home'). */
type HomeSearch = { homeId?: string | undefined };

export const Route = createFileRoute('/_app')({
  validateSearch: ({ homeId }: Record<string, unknown>): HomeSearch => ({
    homeId: typeof homeId === 'string' && homeId !== '' ? homeId : undefined,
  }),
  beforeLoad: async (opening) => {
    const { search, preload, matches, context } = opening;
    // Nobody has to sign in to hear that there is no such page.
    if (matches.at(-1)?.routeId === '/_app/$' && !(await context.queries.ensureQueryData(sessionQuery)).user)
      throw notFound();
    await requireMember(opening);
    if (search.homeId === undefined || preload) return;
    const { openLinkedHome } = await loadLinkedHome();
    openLinkedHome({ ...opening, named: search.homeId });
  },
  component: Shell,
});
