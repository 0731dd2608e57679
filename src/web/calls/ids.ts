import { useRef } from 'react';

/** Returns a random UUID (version 4). `crypto.randomUUID` does not exist over plain http on a LAN address. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

type Attempt = { input: string; id: string };
export type LastAttempt = { read: () => Attempt | undefined; store: (attempt: Attempt | undefined) => void };

/**
 * Gives each request one id, however often it is sent, so that a lost answer creates no duplicate. A request whose
 * input has changed gets a new id. Call `forget` once it succeeded: the same input is then a new request.
 * @param last where a form stores the attempt with its draft (ui/hooks/use-draft.tsx), which also clears it
 */
export function useAttemptId<Input>(last?: LastAttempt) {
  const ref = useRef<Attempt>(undefined);
  const { read, store } = last ?? {
    read: () => ref.current,
    store: (attempt) => {
      ref.current = attempt;
    },
  };
  return {
    idOf: (input: Input): string => {
      const text = JSON.stringify(input);
      const known = read();
      if (known?.input === text) return known.id;
      const id = newId();
      store({ input: text, id });
      return id;
    },
    forget: () => store(undefined),
  };
}
