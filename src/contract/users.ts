import * as z from 'zod';
import { Id, randomLinkToken } from '#contract/ids.ts';
import { OpenAmounts } from '#contract/payments.ts';
import { ending, read, write } from '#contract/procedure.ts';
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

/** An address as it is stored; refused with EMAIL_INVALID. */
export const Email = z.string().refine(isEmail, { error: 'EMAIL_INVALID' }).transform(normalEmail);

/** A display name, cleaned; refused with the code of the rule that it breaks (docs/product/accounts.md 'Display names'). */
const DisplayName = z
  .string()
  .max(500)
  .superRefine((typed, context) => {
    const problem =
      displayNameProblem(typed) ?? (isReservedName(typed) ? 'DISPLAY_NAME_RESERVED' : undefined);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  })
  .transform(cleanLine);

/** A new password; refused with the code of the rule that it breaks (docs/product/accounts.md 'New passwords'). */
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
  /** When the last email that confirms the address was promised; null if none was (docs/product/accounts.md 'The email at registration'). */
  confirmationSentAt: z.date().nullable(),
  displayName: z.string(),
  /** They must complete the profile first (docs/product/accounts.md 'A missing name'). */
  needsDisplayName: z.boolean(),
  photoURL: z.string().nullable(),
  homeId: Id.nullable(),
  /** Every home that they live in: a tab that shows another than the active one knows by it that it still may. */
  homeIds: z.array(Id),
  locale: z.enum(LANGUAGES),
  /** The groups of letters that they do not want (contract/mail-choices.ts). */
  unwantedMail: z.array(z.enum(MAIL_GROUPS)),
  hasPassword: z.boolean(),
  /** Null where two-step sign-in is off. */
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

/** What was set while somebody else may have been in the account, and goes on no more (docs/product/accounts.md 'What an owner gets back'). */
export const SetAside = z.object({
  /** Shown to nobody until their person says that they are right. */
  paymentDetails: z.boolean(),
  /** Forgotten. */
  payeeNames: z.array(z.string()),
  /** The titles of repeating requests, which are paused. */
  repeating: z.array(z.string()),
  /** Switched on again. */
  mail: z.boolean(),
  /** Another home is the active one, or none. */
  home: z.boolean(),
});
export type SetAside = z.infer<typeof SetAside>;

/** What was set longer ago, and so stays: the owner says whether it is theirs (docs/product/accounts.md 'Still set'). */
export const StillSet = z.object({
  /** The last four characters of the account or DuitNow ID, empty if there is only a code; null if nothing is set. */
  paymentDetails: z.string().nullable(),
  payeeNames: z.array(z.string()),
  /** The titles of repeating requests that go on. */
  repeating: z.array(z.string()),
  /** Some emails are switched off. */
  mail: z.boolean(),
});
export type StillSet = z.infer<typeof StillSet>;

const TakenBack = z.object({ setAside: SetAside, stillSet: StillSet });
export type TakenBack = z.infer<typeof TakenBack>;

const SignedIn = z.object({ userId: Id, needsDisplayName: z.boolean() });
const Done = z.object({});

/** docs/product/accounts.md 'Signing in'. Each that signs in or out answers with the session's cookie. */
export const users = {
  /** Who is signed in, if anybody, and what this server offers: read at every start and after each 'me' note. */
  getSession: read('anyone').output(
    z.object({
      user: Me.nullable(),
      google: z.boolean(),
      registration: z.enum(REGISTRATION),
      version: z.string(),
      /** Google has said who is here, and `finishSignIn` waits for the code of their two-step sign-in. */
      codeNeeded: z.literal(true).optional(),
    }),
  ),
  /** The id is the client's, so that a lost answer doubles no account: the same call with the same password signs in. */
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
  /** With two-step sign-in it takes the code, too; without one it is refused with CODE_NEEDED once the password is right. */
  signIn: write('anyone', [], 'WRONG_EMAIL_OR_PASSWORD', 'CODE_NEEDED', 'WRONG_CODE', 'TOO_MANY_TRIES')
    .input(z.object({ email: Email, password: TypedPassword, code: Code.optional() }))
    .output(SignedIn),
  /** The second step after Google's, within ten minutes and in the same browser. */
  finishSignIn: write('anyone', [], 'WRONG_CODE', 'SIGN_IN_EXPIRED', 'TOO_MANY_TRIES')
    .input(z.object({ code: Code }))
    .output(SignedIn),
  /** Ends this session, if there is one; TOO_MANY_TRIES counts those without (docs/product/accounts.md 'Logging out'). */
  signOut: write('anyone', [], 'TOO_MANY_TRIES').output(Done),
  /** docs/product/accounts.md 'Editing the profile'. */
  updateDisplayName: write('user', [], 'NAME_TAKEN', 'TOO_MANY_TRIES')
    .input(z.object({ displayName: DisplayName }))
    .output(Me),
  /** What the person reads from here on, on every device and in letters (docs/product/everywhere.md 'The languages'). */
  setLanguage: write('user', [])
    .input(z.object({ language: z.enum(LANGUAGES) }))
    .output(Me),
  /**
   * Sends the confirmation letter again; EMAIL_CONFIRMED where there is nothing to confirm, LETTERS_STOPPED where the address wants none,
   * LETTERS_TODAY once it got all emails of the day, TOO_MANY_TRIES (docs/product/accounts.md 'The email at registration').
   */
  sendConfirmation: write(
    'user',
    [],
    'EMAIL_CONFIRMED',
    'LETTERS_STOPPED',
    'LETTERS_TODAY',
    'TOO_MANY_TRIES',
  ).output(Done),
  /** Which address a link is for: whoever opens it may be signed in as somebody else, or not at all. */
  checkConfirmation: read('anyone', 'LINK_EXPIRED', 'TOO_MANY_TRIES')
    .input(z.object({ token: z.string().max(500) }))
    .output(z.object({ email: z.string(), confirmed: z.boolean() })),
  /** In the account itself, and by a click: readers of mail open links by themselves. */
  confirmAddress: write('user', [], 'LINK_EXPIRED', 'OTHER_ACCOUNT', 'TOO_MANY_TRIES')
    .input(z.object({ token: z.string().max(500) }))
    .output(Done),
  /** A letter to the new address asks for a click; the same answer whether or not another account has it. */
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
  /** Which account a link is for, and which address it would get. */
  checkEmailChange: read('anyone', 'LINK_EXPIRED', 'TOO_MANY_TRIES')
    .input(z.object({ token: z.string().max(1000) }))
    .output(z.object({ userId: Id, email: z.string(), changed: z.boolean() })),
  /** In the account itself, and by a click. Ends every other session, and the old address is told. */
  confirmEmailChange: write('user', [], 'LINK_EXPIRED', 'OTHER_ACCOUNT', 'EMAIL_TAKEN', 'TOO_MANY_TRIES')
    .input(z.object({ token: z.string().max(1000) }))
    .output(Done),
  /** By the letter to the old address: the account has it again, and nobody else is in. Ends every session and the password. */
  keepEmail: write('anyone', [], 'LINK_EXPIRED', 'EMAIL_TAKEN', 'TOO_MANY_TRIES')
    .input(z.object({ token: z.string().max(500) }))
    .output(TakenBack.extend({ email: z.string() })),
  /** The same answer in the same time whether or not the address has an account, LETTERS_STOPPED and LETTERS_TODAY too. */
  forgotPassword: write('anyone', [], 'LETTERS_STOPPED', 'LETTERS_TODAY', 'TOO_MANY_TRIES')
    .input(z.object({ email: Email }))
    .output(Done),
  /** Says whether a link can still be used, so that an old one shows at once. */
  checkResetLink: read('anyone', 'LINK_EXPIRED', 'TOO_MANY_TRIES')
    .input(z.object({ token: randomLinkToken(500) }))
    .output(z.object({ email: z.string() })),
  /** Ends every session, and signs in (docs/product/accounts.md 'The link for a new password'), with two-step sign-in by the code too. */
  resetPassword: write('anyone', [], 'LINK_EXPIRED', 'CODE_NEEDED', 'WRONG_CODE', 'TOO_MANY_TRIES')
    .input(z.object({ token: randomLinkToken(500), password: NewPassword, code: Code.optional() }))
    .output(SignedIn.extend(TakenBack.shape)),
  /** Ends every other session; without a password so far (Google only) a fresh sign-in is asked for instead of the current one. */
  changePassword: ending('user', 'WRONG_PASSWORD', 'SIGN_IN_AGAIN', 'TOO_MANY_TRIES')
    .input(z.object({ current: z.string().max(PASSWORD_MAX).optional(), password: NewPassword }))
    .output(Done),
  /** Every session of the reader that has not run out, the one used last first (docs/product/accounts.md 'Where you are signed in'). */
  listSessions: read('user').output(z.array(SignedInPlace)),
  /** Signs one place out; NOT_FOUND where it is not the reader's or is gone (docs/product/accounts.md 'Where you are signed in'). */
  endSession: ending('user', 'NOT_FOUND')
    .input(z.object({ sessionId: Id }))
    .output(Done),
  /** Signs every place out but this one (docs/product/accounts.md 'Where you are signed in'). */
  endOtherSessions: ending('user').output(Done),
  /** What is open in all homes, also those left, before the account is deleted. */
  getAccountDeletion: read('user').output(OpenAmounts),
  /** Refused while administrator of a home with other members; a home of one's own alone goes too. */
  deleteAccount: ending(
    'user',
    'WRONG_PASSWORD',
    'SIGN_IN_AGAIN',
    'ADMINISTRATOR_OF_OTHERS',
    'TOO_MANY_TRIES',
  )
    .input(z.object({ password: z.string().max(PASSWORD_MAX).optional() }))
    .output(Done),
};
