import type { QueryClient } from '@tanstack/react-query';
import type { Me } from '#contract/users.ts';
import { sessionQuery } from '#web/app/session.tsx';

/** Shows at once, everywhere, what the server has kept of the signed-in person. */
export function changeCachedProfile(queries: QueryClient, part: Partial<Me>) {
  queries.setQueryData(sessionQuery.queryKey, (session) =>
    session?.user ? { ...session, user: { ...session.user, ...part } } : session,
  );
}
