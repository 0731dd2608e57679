import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { accountCreated, nameNeeded } from '#words/accounts.ts';
import { sessionChanged, sessionQuery } from '#web/app/session.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { inviteIn, type Invite } from '#domain/links.ts';
import { calls, codeOf } from '#web/calls/api.ts';
import { newId } from '#web/calls/ids.ts';

/**
 * Returns what to do after any kind of sign-in: shows `greeting` and goes to the requested page, or first to the form
 * for a missing name.
 */
export function useAfterSignIn(next: string | undefined) {
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

/**
 * Returns the invite that led a person to a sign-in screen; `next` is the link to return to (docs/product/accounts.md
 * 'Accounts by invitation only').
 */
export const inviteOf = (next: string | undefined): Invite | undefined =>
  next?.startsWith('/join-home?') ? inviteIn(next) : undefined;

type Typed = { displayName: string; email: string; password: string };

/** Creates the account and goes on. `onError` receives the refusal. */
export function useRegistration(next: string | undefined, onError: (error: unknown) => void) {
  const afterSignIn = useAfterSignIn(next);
  // The account's id. A repeated press after a lost answer sends the same id, and so finds the account that was
  // created.
  const [id, setId] = useState(newId);
  return useMutation({
    mutationFn: async (typed: Typed) => {
      const invite = inviteOf(next);
      await calls.users.register({ id, ...typed, ...(invite && { invite }) });
      await afterSignIn(accountCreated);
    },
    onError: (error) => {
      if (codeOf(error) === 'ID_TAKEN') setId(newId());
      onError(error);
    },
  });
}
