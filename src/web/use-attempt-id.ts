import { useRef } from 'react';
import { newId } from '#web/ids.ts';

/**
 * One id for each wish, however often it is sent: a lost answer doubles nothing, and a wish that was changed since is not taken for it.
 * Once it was granted, `forget`: the same wish again is a new one.
 */
export function useAttemptId<Wish>() {
  const last = useRef<{ wish: string; id: string }>(undefined);
  return {
    idOf: (wish: Wish): string => {
      const text = JSON.stringify(wish);
      if (last.current?.wish !== text) last.current = { wish: text, id: newId() };
      return last.current.id;
    },
    forget: () => {
      last.current = undefined;
    },
  };
}
