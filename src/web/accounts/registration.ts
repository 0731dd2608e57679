import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { accountCreated } from '#words/accounts.ts';
import { useEnter } from '#web/accounts/enter.ts';
import { inviteOf } from '#web/accounts/invite.ts';
import { calls, codeOf } from '#web/calls/api.ts';
import { newId } from '#web/calls/ids.ts';

type Typed = { displayName: string; email: string; password: string };

/** Makes the account and leads on. `onError` gets what the server refused. */
export function useRegistration(next: string | undefined, onError: (error: unknown) => void) {
  const enter = useEnter(next);
  // The account's id. A press repeated after a lost answer carries the same one, and so finds the account that was made.
  const [id, setId] = useState(newId);
  return useMutation({
    mutationFn: async (typed: Typed) => {
      const invite = inviteOf(next);
      await calls.users.register({ id, ...typed, ...(invite && { invite }) });
      await enter(accountCreated);
    },
    onError: (error) => {
      if (codeOf(error) === 'ID_TAKEN') setId(newId());
      onError(error);
    },
  });
}
