import * as z from 'zod';
import { ending, write } from '#contract/procedure.ts';
import { PASSWORD_MAX } from '#domain/users.ts';

/** As it was typed: of the app, or one of the recovery codes. */
export const Code = z.string().min(1, { error: 'FIELDS_MISSING' }).max(100);

const Password = z.string().max(PASSWORD_MAX).optional();
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const PROOF = ['WRONG_PASSWORD', 'SIGN_IN_AGAIN', 'TOO_MANY_TRIES'] as const;
const PROOF_AND_CODE = [...PROOF, 'CODE_NEEDED', 'WRONG_CODE', 'TWO_STEP_OFF'] as const;

/** docs/product/accounts.md 'Two-step sign-in': two-step sign-in by an authenticator app, with ten recovery codes. */
export const twoStep = {
  /** Begins the set-up anew: what the app needs to know, as its QR code says it and to be typed (base32). Nothing is asked for yet. */
  begin: write('user', [], ...PROOF, 'TWO_STEP_ON')
    .input(z.object({ password: Password }))
    .output(z.object({ uri: z.string(), secret: z.string() })),
  /** A code of the app proves that it knows: from now on it is asked for, and every other session ends. */
  confirm: write('user', [], 'WRONG_CODE', 'TWO_STEP_ON', 'TWO_STEP_OFF', 'TOO_MANY_TRIES')
    .input(z.object({ code: Code }))
    .output(RecoveryCodes),
  /** Ten others in place of those that are left. */
  renewRecoveryCodes: write('user', [], ...PROOF_AND_CODE)
    .input(z.object({ password: Password, code: Code }))
    .output(RecoveryCodes),
  /**
   * Turns it off by password and code, and ends every other session; WRONG_PASSWORD, SIGN_IN_AGAIN, CODE_NEEDED, WRONG_CODE or TWO_STEP_OFF
   * say why not (docs/product/accounts.md 'Turning it off').
   */
  end: ending('user', ...PROOF_AND_CODE)
    .input(z.object({ password: Password, code: Code }))
    .output(z.object({})),
};
