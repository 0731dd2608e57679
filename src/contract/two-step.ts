import * as z from 'zod';
import { securityWrite, write } from '#contract/procedure.ts';
import { PASSWORD_MAX } from '#domain/users.ts';

/** As typed: a code of the app, or a recovery code. */
export const Code = z.string().min(1, { error: 'FIELDS_MISSING' }).max(100);

const Password = z.string().max(PASSWORD_MAX).optional();
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const PROOF = ['WRONG_PASSWORD', 'SIGN_IN_AGAIN', 'TOO_MANY_TRIES'] as const;
const PROOF_AND_CODE = [...PROOF, 'CODE_NEEDED', 'WRONG_CODE', 'TWO_STEP_OFF'] as const;

/** Manages two-step sign-in by an authenticator app, with ten recovery codes (docs/product/accounts.md 'Two-step sign-in'). */
export const twoStep = {
  /** Begins the set-up again: returns the app's secret, as a QR code and to be typed (base32). Sign-in asks for no code yet. */
  begin: write('user', [], ...PROOF, 'TWO_STEP_ON')
    .input(z.object({ password: Password }))
    .output(z.object({ uri: z.string(), secret: z.string() })),
  /** Switches it on with a code of the app. From then on sign-in asks for a code, and every other session ends. */
  confirm: write('user', [], 'WRONG_CODE', 'TWO_STEP_ON', 'TWO_STEP_OFF', 'TOO_MANY_TRIES')
    .input(z.object({ code: Code }))
    .output(RecoveryCodes),
  /** Replaces the recovery codes by ten new ones. */
  renewRecoveryCodes: write('user', [], ...PROOF_AND_CODE)
    .input(z.object({ password: Password, code: Code }))
    .output(RecoveryCodes),
  /**
   * Switches it off by password and code, and ends every other session. WRONG_PASSWORD, SIGN_IN_AGAIN, CODE_NEEDED, WRONG_CODE or
   * TWO_STEP_OFF say why not (docs/product/accounts.md 'Turning it off').
   */
  end: securityWrite('user', ...PROOF_AND_CODE)
    .input(z.object({ password: Password, code: Code }))
    .output(z.object({})),
};
