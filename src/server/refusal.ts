/** What stops the start and what the operator can mend: main.ts prints its message alone, in one line, without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}

export const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';
