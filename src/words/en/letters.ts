import type { Day } from '#domain/days.ts';
import type { MailGroup } from '#domain/mail-groups.ts';
import { formatAmount, type OpenAmounts, type Sen } from '#domain/money.ts';
import { plainDate, shortDate, weekdayShort } from '#words/days.ts';
import { openThere } from '#words/open-there.ts';

/** Who writes: the name beside the mark, and in From. */
export const sender = 'Serumah';

export const buttonNotWorking = 'Button not working? Open this address:';

/** `name` is left out where it should not be repeated to a stranger. */
export const confirmAddress = (name: string | undefined, email: string) => ({
  subject: 'Confirm your email for Serumah',
  preview: 'One click, and you can always get back into your account.',
  lead: name ? `Welcome, ${name}.` : 'Welcome.',
  big: 'Is this your email?',
  text: [`Please confirm ${email}, so that you can reset your password and sign in with Google.`],
  button: 'Confirm email',
  after: 'The link works for 7 days. You can use Serumah meanwhile.',
  why: 'You get this letter because somebody made an account with this address. If it was not you, ignore it.',
});

export const resetPassword = (email: string) => ({
  subject: 'Choose a new password for Serumah',
  preview: 'The link works once, for one hour.',
  lead: 'Somebody asked for a new password for',
  big: email,
  text: [
    'If it was you, choose it here. The link works once, for one hour. Your other devices will be signed out.',
  ],
  button: 'Choose a new password',
  after: 'Not you? Ignore this letter; your password stays as it is.',
  why: 'You get this letter because the address above has an account.',
});

/** To the new address, which may be a stranger's. */
export const changeEmail = (email: string) => ({
  subject: 'Confirm your new email for Serumah',
  preview: 'The link works for 24 hours.',
  lead: 'Is this your new email?',
  big: email,
  text: [
    'Somebody asked for this to become the email of their Serumah account. If it was you, confirm it here, in a browser where you are signed in.',
  ],
  button: 'Confirm new email',
  after: 'The link works for 24 hours. Not you? Ignore this letter, and nothing changes.',
  why: 'You get this letter because somebody entered this address as their new email.',
});

/** To the old address. */
export const emailChanged = (email: string) => ({
  subject: 'The email of your Serumah account was changed',
  preview: 'Was it not you? You can take your account back for 7 days.',
  lead: 'Your account has another email now. This one is no longer in use:',
  big: email,
  text: [
    'If it was you, nothing is left to do.',
    'If it was not you, take your account back here. Its email becomes this one again, everybody is signed out, and you choose a new password.',
  ],
  button: 'It was not me',
  after: 'The link works for 7 days.',
  why: 'You get this letter because the address above had an account until now.',
});

/** To an old address that nobody had confirmed: it may never have been theirs. */
export const emailMoved = (email: string) => ({
  subject: 'This email is no longer with a Serumah account',
  preview: 'Nothing is left to do.',
  lead: 'The account that had this email has another one now:',
  big: email,
  text: ['Nothing is left to do. Letters about that account no longer come here.'],
  button: 'Open Serumah',
  why: 'You get this letter because somebody had made an account with this address.',
});

/** The link takes the account back, as after a change of its address. */
export const twoStepSwitchedOn = (email: string) => ({
  subject: 'Two-step sign-in was switched on',
  preview: 'Was it not you? You can take your account back for 7 days.',
  lead: 'From now on a code from an app is asked for, besides the password, to sign in as',
  big: email,
  text: [
    'If it was you, nothing is left to do.',
    'If it was not you, take your account back here. Two-step sign-in is switched off, everybody is signed out, and you choose a new password.',
  ],
  button: 'It was not me',
  after: 'The link works for 7 days.',
  why: 'You get this letter because the address above has an account.',
});

const toOwner = (email: string, { subject, lead }: { subject: string; lead: string }) => ({
  subject,
  preview: 'Was it not you? Choose a new password.',
  lead,
  big: email,
  text: [
    'If it was you, nothing is left to do.',
    'If it was not you, choose a new password now. Everybody else will be signed out.',
  ],
  button: 'Choose a new password',
  after: 'The link asks for your email first, and then a letter comes to you.',
  why: 'You get this letter because the address above has an account.',
});

/** What opens the account has changed. */
export const accountChanged = {
  password: (email: string) =>
    toOwner(email, {
      subject: 'Your Serumah password was changed',
      lead: 'There is a new password for',
    }),
  'two-step-off': (email: string) =>
    toOwner(email, {
      subject: 'Two-step sign-in was switched off',
      lead: 'From now on the password alone signs in as',
    }),
  'recovery-codes': (email: string) =>
    toOwner(email, {
      subject: 'New recovery codes were made',
      lead: 'The former recovery codes no longer work for',
    }),
};

/** Without a name where it could be taken for a link. */
export const joinedHome = (joiner = 'Somebody', home: string) => ({
  subject: `${joiner} joined your home`,
  preview: `${joiner} is a member of ${home} now.`,
  lead: `${joiner} joined your home`,
  big: home,
  text: [`${joiner} sees the board from now on, and chores can be theirs too.`],
  button: 'Open Home Management',
  after: 'Somebody you do not know? The administrator can remove them there.',
  why: `You get this letter because you live in ${home}.`,
});

type Chore = { name: string; minutes: number | undefined; dueDate: Day };
type Swap = { chore: Chore; inReturn: Chore | undefined; home: string };

const dayName = (day: Day) => `${weekdayShort(day)}, ${shortDate(day)}`;
const choreOnDay = ({ name, dueDate }: Chore) => `${name}, ${dayName(dueDate)}`;
const dueLine = ({ dueDate, minutes }: Chore) =>
  minutes === undefined ? `Due ${dayName(dueDate)}` : `Due ${dayName(dueDate)} · about ${minutes} min`;
const askedForSwap = (home: string) => `You get this letter because you asked for this swap in ${home}.`;

// A name that could be taken for a link is left out here too.
export const swapRequested = ({
  requester = 'A housemate',
  chore,
  inReturn,
  message,
  home,
  exchanges,
}: Swap & { requester: string | undefined; message: string | undefined; exchanges: boolean }) => ({
  subject: `${requester} would like to swap: ${choreOnDay(chore)}`,
  preview: message ?? dueLine(chore),
  lead: `${requester} wants to swap chores with you.`,
  big: chore.name,
  under: dueLine(chore),
  quote: message,
  facts: [
    ['You take', choreOnDay(chore)],
    ['In return', inReturn ? `${requester} takes your ${choreOnDay(inReturn)}` : 'Nothing, it is a favour'],
  ] as const,
  button: 'Answer the request',
  after: exchanges
    ? 'Nothing moves until you accept.'
    : 'Nothing moves by itself in this home: if you accept, coordinate the change with each other.',
  why: `You get this letter because you live in ${home}.`,
});

/** The chores have moved. */
export const swapAccepted = ({
  target = 'Your housemate',
  chore,
  inReturn,
  home,
}: Swap & { target: string | undefined }) => ({
  subject: `Your swap was accepted: ${target} takes ${choreOnDay(chore)}`,
  preview: inReturn ? 'The chores have been exchanged.' : 'The chore has moved.',
  lead: `${target} accepted your swap.`,
  big: `${chore.name} is ${target}’s now`,
  facts: [
    [`${target} does`, choreOnDay(chore)],
    ['You do', inReturn ? choreOnDay(inReturn) : 'Nothing in return'],
  ] as const,
  button: 'See the board',
  why: askedForSwap(home),
});

/** Accepted where nothing moves by itself. */
export const swapAgreed = ({
  target = 'Your housemate',
  chore,
  inReturn,
  home,
}: Swap & { target: string | undefined }) => ({
  subject: `Your swap was accepted: ${choreOnDay(chore)}`,
  preview: 'Please coordinate the chore change manually.',
  lead: `${target} accepted your swap.`,
  big: chore.name,
  under: dueLine(chore),
  facts: [
    [`${target} takes`, choreOnDay(chore)],
    ['In return', inReturn ? `You take their ${choreOnDay(inReturn)}` : 'Nothing'],
  ] as const,
  text: ['Please coordinate the chore change manually: nothing moves by itself in this home.'],
  button: 'See the board',
  why: askedForSwap(home),
});

export const swapDeclined = ({
  target = 'Your housemate',
  chore,
  home,
}: Swap & { target: string | undefined }) => ({
  subject: `Your swap was declined: ${choreOnDay(chore)} stays with you`,
  preview: 'Nothing has moved. You can ask somebody else.',
  lead: `${target} declined your swap.`,
  big: `${chore.name} stays with you`,
  under: dueLine(chore),
  text: ['Nothing has moved. You can ask somebody else.'],
  button: 'See the board',
  why: askedForSwap(home),
});

export const removedFromHome = (home: string) => ({
  subject: `You were removed from ${home}`,
  preview: 'Its administrator can allow you to join again.',
  lead: 'You were removed from',
  big: home,
  text: ['Your open chores there are the others’ now. What you completed stays in its history.'],
  button: 'Open Home Management',
  after: 'A mistake? Its administrator can allow you to join again.',
  why: `You get this letter because you lived in ${home}.`,
});

type OpenThere = {
  home: string;
  sums: OpenAmounts;
  lines: readonly {
    other: string | undefined;
    isOwed: boolean;
    title: string;
    amount: Sen;
    askedOn: Day;
    inReview: boolean;
  }[];
  more: number;
};

export const homeDeleted = ({ home, sums, lines, more }: OpenThere) => ({
  subject: `${home} was deleted, with money open`,
  preview: openThere(sums),
  lead: 'Its administrator deleted',
  big: home,
  under: openThere(sums),
  facts: lines.map(
    ({ other = 'A housemate', isOwed, title, amount, askedOn, inReview }) =>
      [
        isOwed ? `${other} owed you` : `You owed ${other}`,
        `${formatAmount(amount)}: ${title}, asked on ${plainDate(askedOn)}${inReview ? ', a receipt waited' : ''}`,
      ] as const,
  ),
  text: [
    ...(more > 0 ? [`And ${more} more.`] : []),
    'Serumah keeps nothing of it any more, so keep this letter, and settle it with each other.',
  ],
  button: 'Open Home Management',
  why: `You get this letter because money was open between you and others in ${home}.`,
});

/** The link under a letter of a group. */
export const stopLetters: Record<MailGroup | 'all', string> = {
  swaps: 'Stop letters about swaps',
  payments: 'Stop letters about payments',
  reminders: 'Stop payment reminders',
  home: 'Stop letters about your home',
  housemates: 'Stop letters from housemates',
  all: 'Not you? Stop all letters',
};

/** What a mail program hears that unsubscribed by one click. */
export const unsubscribed = 'You get no more of these letters.';

export const mailWritten = (file: string) => `Mail was written to ${file}`;
