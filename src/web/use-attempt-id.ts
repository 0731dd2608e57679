import { useRef } from 'react';
import { newId } from '#web/ids.ts';

/**
 * One id for each wish, however often it is sent: a lost answer doubles nothing, and a wish that was changed since is not taken for it.
 * Once it was granted, `forget`: the same wish again is a new one.
 */
export function useAttemptId<Input>() {
  const last = useRef<{ input: string; id: string }>(undefined);
  return {
    idOf: (input: Input): string => {
      const text = JSON.stringify(input);
      if (last.current?.input !== text) last.current = { input: text, id: newId() };
      return last.current.id;
    },
    forget: () => {
      last.current = undefined;
    },
  };
}
