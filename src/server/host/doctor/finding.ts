import { firstLine } from '#server/platform/settings/operator-error.ts';
import { names } from '#words/english-only/doctor.ts';

/** `bad`: something cannot work. `warn`: the host should know about it. */
export type State = 'ok' | 'warn' | 'bad';

/** The text of a check from words/english-only/doctor.ts: one line, advice, and a list below. */
export type Said = { line: string; advice?: string; details?: string[] };
export type Finding = Said & { name: string; state: State };

const finding =
  (state: State) =>
  (check: keyof typeof names, said: Said): Finding => ({ name: names[check], state, ...said });

export const ok = finding('ok');
export const warn = finding('warn');
export const bad = finding('bad');

/** Returns what a person can search for: the code of a failed connection at the bottom of the causes, else the message. */
export function reasonOf(error: unknown): string {
  const { cause, code, message } = error as NodeJS.ErrnoException;
  if (cause instanceof Error) return reasonOf(cause);
  return typeof code === 'string' ? code : firstLine(message);
}
