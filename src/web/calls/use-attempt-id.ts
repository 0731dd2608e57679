import { useRef } from 'react';
import { newId } from '#web/calls/ids.ts';

type Attempt = { input: string; id: string };
export type LastAttempt = { read: () => Attempt | undefined; keep: (attempt: Attempt | undefined) => void };

/**
 * One id for each wish, however often it is sent: a lost answer doubles nothing, and a wish that was changed since is not taken for it.
 * Once it was granted, `forget`: the same wish again is a new one.
 * @param last where a form keeps it with its draft (ui/use-draft.tsx), and forgets it itself once it was sent
 */
export function useAttemptId<Input>(last?: LastAttempt) {
  const own = useRef<Attempt>(undefined);
  const { read, keep } = last ?? {
    read: () => own.current,
    keep: (attempt) => {
      own.current = attempt;
    },
  };
  return {
    idOf: (input: Input): string => {
      const text = JSON.stringify(input);
      const known = read();
      if (known?.input === text) return known.id;
      const id = newId();
      keep({ input: text, id });
      return id;
    },
    forget: () => keep(undefined),
  };
}
