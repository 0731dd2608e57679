import { firstLine } from '#server/platform/settings/operator-error.ts';
import { names } from '#words/english-only/doctor.ts';

/** `bad` is what keeps something from working; `warn` is what a host should know of. */
export type State = 'ok' | 'warn' | 'bad';

/** What words/english-only/doctor.ts says of a check: one line, what to do about it, and what is listed below. */
export type Said = { line: string; advice?: string; details?: string[] };
export type Finding = Said & { name: string; state: State };

const finding =
  (state: State) =>
  (check: keyof typeof names, said: Said): Finding => ({ name: names[check], state, ...said });

export const ok = finding('ok');
export const warn = finding('warn');
export const bad = finding('bad');

/** What a person can search for: at the bottom of its causes the code of a connection that failed, else what was said. */
export function reasonOf(error: unknown): string {
  const { cause, code, message } = error as NodeJS.ErrnoException;
  if (cause instanceof Error) return reasonOf(cause);
  return typeof code === 'string' ? code : firstLine(message);
}
