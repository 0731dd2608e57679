/** An error that the operator can fix. main.ts prints only its message, in one line. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

export const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';
