import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import type { TestApp } from '#test/running/app.ts';
import type { Person } from '#test/builders/homes.ts';

const HALF_MINUTE_MS = 30_000;

/** The code that an authenticator app shows for a secret at the app's clock. */
export const codeAt = (secret: string, now: Date): Promise<string> =>
  createOTP(new TextDecoder().decode(base32.decode(secret))).hotp(Math.floor(now.getTime() / HALF_MINUTE_MS));

/** Moves the clock to the next code. */
export const nextCode = (app: Pick<TestApp, 'clock'>) => {
  app.clock.now = new Date(app.clock.now.getTime() + HALF_MINUTE_MS);
};

/** Switches two-step sign-in on for `person`. Each call of `code()` returns an unused code. */
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
