import { expect } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { ERRORS } from '#contract/errors.ts';
import { errors } from '#words/errors.ts';

/** Expects that the call is refused over HTTP with this code, its status and its exact sentence. */
export async function expectRefusal(call: Promise<unknown>, code: ErrorCode) {
  const answer = await call.then(
    () => 'not refused',
    (error: unknown) => error,
  );
  expect(answer).toMatchObject({ code, status: ERRORS[code], message: errors[code] });
}
