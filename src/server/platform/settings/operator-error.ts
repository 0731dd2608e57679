/** What stops the start and what the operator can mend: main.ts prints its message alone, in one line, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

export const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';
