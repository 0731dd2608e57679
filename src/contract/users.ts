import * as z from 'zod';
import { Id, randomLinkToken } from '#contract/ids.ts';
import { OpenAmounts } from '#contract/payments.ts';
import { securityWrite, read, write } from '#contract/procedure.ts';
import { Code } from '#contract/two-step.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { MAIL_GROUPS } from '#domain/mail-groups.ts';
import { isReservedName } from '#domain/reserved-names.ts';
import { cleanLine } from '#domain/texts.ts';
import {
  displayNameProblem,
  isEmail,
  normalEmail,
  PASSWORD_MAX,
  passwordProblem,
  REGISTRATION,
} from '#domain/users.ts';

/** An email address in its stored form; refused with EMAIL_INVALID. */
export const Email = z.string().refine(isEmail, { error: 'EMAIL_INVALID' }).transform(normalEmail);

/** A display name, cleaned; refused with the code of the rule that it breaks (docs/product/accounts.md 'The fields of a person', 'Reserved names'). */
const DisplayName = z
  .string()
  .max(500)
  .superRefine((typed, context) => {
    const problem =
      displayNameProblem(typed) ?? (isReservedName(typed) ? 'DISPLAY_NAME_RESERVED' : undefined);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  })
  .transform(cleanLine);

/** A new password; refused with the code of the rule that it breaks (docs/product/accounts.md 'Password rules'). */
export const NewPassword = z.string().superRefine((typed, context) => {
  const problem = passwordProblem(typed);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

const TypedPassword = z
  .string()
  .min(1, { error: 'FIELDS_MISSING' })
  .max(PASSWORD_MAX, { error: 'PASSWORD_TOO_LONG' });

/** The signed-in person, as they see themselves (docs/product/accounts.md 'The fields of a person'). */
export const Me = z.object({
  id: Id,
  email: z.string(),
  emailVerified: z.boolean(),
  /** When the last confirmation email was queued; null if none was (docs/product/accounts.md 'The email at registration'). */
  confirmationSentAt: z.date().nullable(),
  displayName: z.string(),
  /** They must complete the profile first (docs/product/accounts.md 'Completing the profile'). */
  needsDisplayName: z.boolean(),
  photoURL: z.string().nullable(),
  homeId: Id.nullable(),
  /** Every home where they live. A tab that shows another home than the active one checks it here. */
  homeIds: z.array(Id),
  locale: z.enum(LANGUAGES),
  /** The groups of emails that they do not want (contract/mail-choices.ts). */
  unwantedMail: z.array(z.enum(MAIL_GROUPS)),
  hasPassword: z.boolean(),
  /** Null if two-step sign-in is off. */
  recoveryCodesLeft: z.int().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Me = z.infer<typeof Me>;

/** A place where the person is signed in. */
export const SignedInPlace = z.object({
  id: Id,
  userAgent: z.string().nullable(),
  createdAt: z.date(),
  lastUsedAt: z.date(),
  current: z.boolean(),
});
export type SignedInPlace = z.infer<typeof SignedInPlace>;

/**
 * Settings made while another person may have been in the account; they no longer hold (docs/product/accounts.md 'What an owner gets
 * back').
 */
export const SetAside = z.object({
  /** Hidden from everyone until the owner confirms them. */
  paymentDetails: z.boolean(),
  /** Removed names. */
  payeeNames: z.array(z.string()),
  /** The titles of repeating requests that were paused. */
  repeating: z.array(z.string()),
  /** Switched on again. */
  mail: z.boolean(),
  /** The active home changed, perhaps to none. */
  home: z.boolean(),
});
export type SetAside = z.infer<typeof SetAside>;

/** Settings made longer ago, which stay: the owner says whether they are theirs (docs/product/accounts.md 'Still set'). */
export const StillSet = z.object({
  /** The last four characters of the account or DuitNow ID, empty if there is only a code; null if nothing is set. */
  paymentDetails: z.string().nullable(),
  payeeNames: z.array(z.string()),
  /** The titles of repeating requests that continue. */
  repeating: z.array(z.string()),
  /** Some emails are switched off. */
  mail: z.boolean(),
});
export type StillSet = z.infer<typeof StillSet>;

const TakenBack = z.object({ setAside: SetAside, stillSet: StillSet });
export type TakenBack = z.infer<typeof TakenBack>;

const SignedIn = z.object({ userId: Id, needsDisplayName: z.boolean() });
const Done = z.object({});

/** Signs in and manages the account (docs/product/accounts.md 'Signing in'). Calls that sign in or out answer with the session's cookie. */
export const users = {
  /** Returns who is signed in, if anyone, and what this server offers. Pages read it at every start and after each 'me' note. */
  getSession: read('anyone').output(
    z.object({
      user: Me.nullable(),
      google: z.boolean(),
      registration: z.enum(REGISTRATION),
      version: z.string(),
      /** Google has confirmed the person, and `finishSignIn` waits for their two-step code. */
      codeNeeded: z.literal(true).optional(),
    }),
  ),
  /**
   * Creates an account. The client makes the id, so a lost answer makes no second account: the same call with the same password signs in.
   */
  register: write(
    'anyone',
    [],
    'EMAIL_TAKEN',
    'ID_TAKEN',
    'INVITATION_NEEDED',
    'CODE_NEEDED',
    'TOO_MANY_TRIES',
  )
    .input(
      z.object({
        id: Id,
        displayName: DisplayName,
        email: Email,
        password: NewPassword,
        invite: z.object({ homeId: Id, code: z.string().max(100).optional() }).optional(),
      }),
    )
    .output(SignedIn),
  /** Signs in. With two-step sign-in it takes the code too; without it, CODE_NEEDED once the password is right. */
  signIn: write('anyone', [], 'WRONG_EMAIL_OR_PASSWORD', 'CODE_NEEDED', 'WRONG_CODE', 'TOO_MANY_TRIES')
    .input(z.object({ email: Email, password: TypedPassword, code: Code.optional() }))
    .output(SignedIn),
  /** Takes the two-step code after Google's sign-in, within ten minutes and in the same browser. */
  finishSignIn: write('googleStep', [], 'WRONG_CODE', 'SIGN_IN_EXPIRED', 'TOO_MANY_TRIES')
    .input(z.object({ code: Code }))
    .output(SignedIn),
  /** Ends this session, if there is one. TOO_MANY_TRIES counts calls without one (docs/product/accounts.md 'Logging out'). */
  signOut: write('anyone', [], 'TOO_MANY_TRIES').output(Done),
  /** Changes the display name (docs/product/accounts.md 'Editing the profile'). */
  updateDisplayName: write('user', [], 'NAME_TAKEN', 'TOO_MANY_TRIES')
    .input(z.object({ displayName: DisplayName }))
    .output(Me),
  /** Changes the person's language on every device and in emails (docs/product/everywhere.md 'The languages'). */
  setLanguage: write('user', [])
    .input(z.object({ language: z.enum(LANGUAGES) }))
    .output(Me),
  /**
   * Sends the confirmation email again. EMAIL_CONFIRMED if there is nothing to confirm, LETTERS_STOPPED if the address wants no emails,
   * LETTERS_TODAY once it got all of today's, TOO_MANY_TRIES (docs/product/accounts.md 'The email at registration').
   */
  sendConfirmation: write(
    'user',
    [],
    'EMAIL_CONFIRMED',
    'LETTERS_STOPPED',
    'LETTERS_TODAY',
    'TOO_MANY_TRIES',
  ).output(Done),
  /** Returns the address that a link confirms: the person who opens it may be signed in as someone else, or not at all. */
  checkConfirmation: read('emailLink', 'LINK_EXPIRED', 'TOO_MANY_TRIES')
    .input(z.object({ token: z.string().max(500) }))
    .output(z.object({ email: z.string(), confirmed: z.boolean() })),
  /** Confirms the address, in its account and by a click, because mail programs open links by themselves. */
  confirmAddress: write('emailLinkOwner', [], 'LINK_EXPIRED', 'OTHER_ACCOUNT', 'TOO_MANY_TRIES')
    .input(z.object({ token: z.string().max(500) }))
    .output(Done),
  /** Emails a link to the new address. The answer is the same whether or not another account has it. */
  changeEmail: write(
    'user',
    [],
    'EMAIL_UNCHANGED',
    'WRONG_PASSWORD',
    'SIGN_IN_AGAIN',
    'LETTERS_STOPPED',
    'LETTERS_TODAY',
    'TOO_MANY_TRIES',
  )
    .input(z.object({ email: Email, password: z.string().max(PASSWORD_MAX).optional() }))
    .output(Done),
  /** Returns the account of a link and the address that it would get. */
  checkEmailChange: read('emailLink', 'LINK_EXPIRED', 'TOO_MANY_TRIES')
    .input(z.object({ token: z.string().max(1000) }))
    .output(z.object({ userId: Id, email: z.string(), changed: z.boolean() })),
  /** Changes the address, in its account and by a click. Ends every other session, and emails the old address. */
  confirmEmailChange: write(
    'emailLinkOwner',
    [],
    'LINK_EXPIRED',
    'OTHER_ACCOUNT',
    'EMAIL_TAKEN',
    'TOO_MANY_TRIES',
  )
    .input(z.object({ token: z.string().max(1000) }))
    .output(Done),
  /** Restores the old address by the link sent to it. Ends every session and the password, so that no one else is in. */
  keepEmail: write('emailLink', [], 'LINK_EXPIRED', 'EMAIL_TAKEN', 'TOO_MANY_TRIES')
    .input(z.object({ token: z.string().max(500) }))
    .output(TakenBack.extend({ email: z.string() })),
  /**
   * Emails a link for a new password. Answers the same in the same time whether or not the address has an account, LETTERS_STOPPED and
   * LETTERS_TODAY too.
   */
  forgotPassword: write('anyone', [], 'LETTERS_STOPPED', 'LETTERS_TODAY', 'TOO_MANY_TRIES')
    .input(z.object({ email: Email }))
    .output(Done),
  /** Returns whether a link can still be used, so that an old one shows at once. */
  checkResetLink: read('emailLink', 'LINK_EXPIRED', 'TOO_MANY_TRIES')
    .input(z.object({ token: randomLinkToken(500) }))
    .output(z.object({ email: z.string() })),
  /**
   * Sets a new password, ends every session and signs in, by the code too if two-step sign-in is on (docs/product/accounts.md 'The link for
   * a new password').
   */
  resetPassword: write('emailLink', [], 'LINK_EXPIRED', 'CODE_NEEDED', 'WRONG_CODE', 'TOO_MANY_TRIES')
    .input(z.object({ token: randomLinkToken(500), password: NewPassword, code: Code.optional() }))
    .output(SignedIn.extend(TakenBack.shape)),
  /**
   * Changes the password and ends every other session. An account without one (Google only) needs a recent sign-in instead of the current
   * password.
   */
  changePassword: securityWrite('user', 'WRONG_PASSWORD', 'SIGN_IN_AGAIN', 'TOO_MANY_TRIES')
    .input(z.object({ current: z.string().max(PASSWORD_MAX).optional(), password: NewPassword }))
    .output(Done),
  /** Returns every session of the reader that has not expired, the last used first (docs/product/accounts.md 'Where you are signed in'). */
  listSessions: read('user').output(z.array(SignedInPlace)),
  /** Ends one session of the reader; NOT_FOUND if it is not theirs or gone (docs/product/accounts.md 'Where you are signed in'). */
  endSession: securityWrite('user', 'NOT_FOUND')
    .input(z.object({ sessionId: Id }))
    .output(Done),
  /** Ends every session of the reader but this one (docs/product/accounts.md 'Where you are signed in'). */
  endOtherSessions: securityWrite('user').output(Done),
  /** Returns what is open in all homes, former ones too, for the question before deleting the account. */
  getAccountDeletion: read('user').output(OpenAmounts),
  /**
   * Deletes the account. Refused while the reader is administrator of a home with other members; a home where they live alone is deleted
   * too.
   */
  deleteAccount: securityWrite(
    'user',
    'WRONG_PASSWORD',
    'SIGN_IN_AGAIN',
    'ADMINISTRATOR_OF_OTHERS',
    'TOO_MANY_TRIES',
  )
    .input(z.object({ password: z.string().max(PASSWORD_MAX).optional() }))
    .output(Done),
};
