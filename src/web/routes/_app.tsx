import { createFileRoute } from '@tanstack/react-router';
import { Shell } from '#web/pages/Shell.tsx';
import { requireMember } from '#web/session.tsx';

/** The home that a link of a letter or notification is about (docs/product/homes.md 'Links that carry a home'). */
type HomeSearch = { homeId?: string | undefined };

export const Route = createFileRoute('/_app')({
  validateSearch: ({ homeId }: Record<string, unknown>): HomeSearch => ({
    homeId: typeof homeId === 'string' && homeId !== '' ? homeId : undefined,
  }),
  beforeLoad: async (opening) => {
    await requireMember(opening);
    const { search, preload } = opening;
    if (search.homeId === undefined || preload) return;
    const { openLinkedHome } = await import('#web/pages/linked-home.ts');
    openLinkedHome({ ...opening, homeId: search.homeId });
  },
  component: Shell,
});
