import { expect } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { ERRORS } from '#contract/errors.ts';
import { errors } from '#words/errors.ts';

/** The call is refused over the wire with this code, its status and its sentence, word for word. */
export async function expectRefusal(call: Promise<unknown>, code: ErrorCode) {
  const answer = await call.then(
    () => 'not refused',
    (error: unknown) => error,
  );
  expect(answer).toMatchObject({ code, status: ERRORS[code], message: errors[code] });
}
