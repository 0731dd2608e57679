import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import type { TestApp } from '#test/running/app.ts';
import type { Person } from '#test/builders/homes.ts';

const HALF_MINUTE_MS = 30_000;

/** What an authenticator app shows, at the app's clock, for a secret as it was typed into it. */
export const codeAt = (secret: string, now: Date): Promise<string> =>
  createOTP(new TextDecoder().decode(base32.decode(secret))).hotp(Math.floor(now.getTime() / HALF_MINUTE_MS));

/** Lets the next code come. */
export const nextCode = (app: Pick<TestApp, 'clock'>) => {
  app.clock.now = new Date(app.clock.now.getTime() + HALF_MINUTE_MS);
};

/** Two-step sign-in switched on for `person`; its `code()` is one that was not used yet. */
export async function twoStepOf(app: Pick<TestApp, 'clock'>, person: Pick<Person, 'api' | 'password'>) {
  const { secret, uri } = await person.api.twoStep.begin({ password: person.password });
  const { recoveryCodes } = await person.api.twoStep.confirm({ code: await codeAt(secret, app.clock.now) });
  return {
    secret,
    uri,
    recoveryCodes,
    code: () => {
      nextCode(app);
      return codeAt(secret, app.clock.now);
    },
  };
}
