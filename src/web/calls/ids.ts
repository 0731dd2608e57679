import { useRef } from 'react';

/** A random UUID (version 4). Not `crypto.randomUUID`: that is absent over plain http on a LAN address. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

type Attempt = { input: string; id: string };
export type LastAttempt = { read: () => Attempt | undefined; keep: (attempt: Attempt | undefined) => void };

/**
 * One id for each wish, however often it is sent: a lost answer doubles nothing, and a wish that was changed since is not taken for it.
 * Once it was granted, `forget`: the same wish again is a new one.
 * @param last where a form keeps it with its draft (ui/hooks/use-draft.tsx), and forgets it itself once it was sent
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
