/** `bad` is what keeps something from working; `warn` is what a host should know of. */
export type State = 'ok' | 'warn' | 'bad';

/** What words/english-only/doctor.ts says of a check: one line, what to do about it, and what is listed below. */
export type Said = { line: string; advice?: string; details?: string[] };
export type Finding = Said & { name: string; state: State };

const finding =
  (state: State) =>
  (name: string, said: Said): Finding => ({ name, state, ...said });

export const ok = finding('ok');
export const warn = finding('warn');
export const bad = finding('bad');
