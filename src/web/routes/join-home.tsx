import { createFileRoute, redirect } from '@tanstack/react-router';
import { JoinHome } from '#web/homes/JoinHome.tsx';
import { sessionQuery } from '#web/app/session.tsx';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

type Invite = { homeId?: string | undefined; code?: string | undefined };

export const Route = createFileRoute('/join-home')({
  // Both are named even where they are empty: the router keeps what validation leaves out.
  validateSearch: (search: Record<string, unknown>): Invite => ({
    homeId: text(search['homeId']),
    code: text(search['code']),
  }),
  beforeLoad: async ({ context, search, location }) => {
    const { user } = await context.queries.ensureQueryData(sessionQuery);
    if (search.homeId !== undefined && user && user.needsDisplayName)
      throw redirect({ to: '/complete-profile', search: { next: location.href }, replace: true });
  },
  component: JoinHome,
});
