import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { nameNeeded } from '#words/accounts.ts';
import { sessionChanged, sessionQuery } from '#web/app/session.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

/** After a sign-in by any way: says `greeting` and leads to where the person wanted to go, or first to their missing name. */
export function useEnter(next: string | undefined) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (greeting: string) => {
    await sessionChanged(queries);
    const user = queries.getQueryData(sessionQuery.queryKey)?.user;
    if (!user) throw new Error('the browser did not keep the session');
    const nameless = user.needsDisplayName;
    showToast({ kind: 'success', text: nameless ? nameNeeded : greeting });
    await (nameless
      ? navigate({ to: '/complete-profile', search: next === undefined ? {} : { next }, replace: true })
      : navigate({ href: next ?? '/dashboard', replace: true, state: true }));
  };
}
