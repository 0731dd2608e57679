import type { Day } from '#domain/days.ts';
import type { StoppedMail } from '#domain/mail-groups.ts';
import { formatAmount, type OpenAmounts, type Sen } from '#domain/money.ts';
import { plainDate, shortDate, weekdayShort } from './days.ts';
import { openThere } from './notifications.ts';
import { weekDone } from './pushes.ts';
import { nameInside } from './grammar.ts';

/** Who writes: the name beside the mark, and in From. */
export const sender = 'Serumah';

export const buttonNotWorking = 'Button not working? Open this address:';

/** What stands before a fact or an address, in a letter's plain text. */
export const labelled = (label: string) => `${label}:`;

/** `name` is left out where it should not be repeated to a stranger. */
export const confirmAddress = (name: string | undefined, email: string) => ({
  subject: 'Confirm your email for Serumah',
  preview: 'One click, and you can always get back into your account.',
  lead: name ? `Welcome, ${name}.` : 'Welcome.',
  big: 'Is this your email?',
  text: [`Please confirm ${email}, so you can reset your password and sign in with Google.`],
  button: 'Confirm email',
  after: 'The link works for 7 days. You can use Serumah in the meantime.',
  why: "You're getting this email because someone made an account with this address. If it wasn't you, ignore it.",
});

export const resetPassword = (email: string) => ({
  subject: 'Choose a new password for Serumah',
  preview: 'The link works once, for one hour.',
  lead: 'Someone asked for a new password for',
  big: email,
  text: [
    'If it was you, choose one here. The link works once, for one hour. Your other devices will be signed out.',
  ],
  button: 'Choose a new password',
  after: 'Not you? Ignore this email, and your password stays the same.',
  why: "You're getting this email because the address above has an account.",
});

/** To the new address, which may be a stranger's. */
export const changeEmail = (email: string) => ({
  subject: 'Confirm your new email for Serumah',
  preview: 'The link works for 24 hours.',
  lead: 'Is this your new email?',
  big: email,
  text: [
    "Someone wants to use this email address for their Serumah account. If it was you, confirm it here, in a browser where you're signed in.",
  ],
  button: 'Confirm new email',
  after: 'The link works for 24 hours. Not you? Ignore this email, and nothing changes.',
  why: "You're getting this email because someone entered this address as their new email.",
});

/** To the old address. */
export const emailChanged = (email: string) => ({
  subject: 'The email address of your Serumah account was changed',
  preview: "Wasn't this you? You have 7 days to take your account back.",
  lead: 'Your account now has a different email address. It no longer uses',
  big: email,
  text: [
    "If it was you, there's nothing left to do.",
    "If it wasn't you, take your account back here. Its email changes back to this one, everyone is signed out, and you choose a new password.",
  ],
  button: "It wasn't me",
  after: 'The link works for 7 days.',
  why: "You're getting this email because the address above had an account until now.",
});

/** To an old address that nobody had confirmed: it may never have been theirs. */
export const emailMoved = (email: string) => ({
  subject: 'This email address no longer has a Serumah account',
  preview: "There's nothing you need to do.",
  lead: 'An account no longer uses this email address:',
  big: email,
  text: ["There's nothing you need to do. Emails about that account will no longer come here."],
  button: 'Open Serumah',
  why: "You're getting this email because someone had made an account with this address.",
});

/** The link takes the account back, as after a change of its address. */
export const twoStepSwitchedOn = (email: string) => ({
  subject: 'Two-step sign-in was turned on',
  preview: "Wasn't this you? You have 7 days to take your account back.",
  lead: 'From now on, a code from an app is needed, besides the password, to sign in as',
  big: email,
  text: [
    "If it was you, there's nothing left to do.",
    "If it wasn't you, take your account back here. Two-step sign-in is turned off, everyone is signed out, and you choose a new password.",
  ],
  button: "It wasn't me",
  after: 'The link works for 7 days.',
  why: "You're getting this email because the address above has an account.",
});

const toOwner = (email: string, { subject, lead }: { subject: string; lead: string }) => ({
  subject,
  preview: "Wasn't this you? Choose a new password.",
  lead,
  big: email,
  text: [
    "If it was you, there's nothing left to do.",
    "If it wasn't you, choose a new password now. Everyone else will be signed out.",
  ],
  button: 'Choose a new password',
  after: "The link asks for your email first. Then we'll send you another link.",
  why: "You're getting this email because the address above has an account.",
});

/** What opens the account has changed. */
export const accountChanged = {
  password: (email: string) =>
    toOwner(email, {
      subject: 'Your Serumah password was changed',
      lead: "There's a new password for",
    }),
  'two-step-off': (email: string) =>
    toOwner(email, {
      subject: 'Two-step sign-in was turned off',
      lead: 'From now on, the password alone is enough to sign in as',
    }),
  'recovery-codes': (email: string) =>
    toOwner(email, {
      subject: 'New recovery codes were made',
      lead: 'The old recovery codes no longer work for',
    }),
  'payment-details': (email: string) => ({
    ...toOwner(email, {
      subject: 'Your payment details were changed',
      lead: 'The payment details were changed in the account',
    }),
    text: [
      'Housemates who owe you money see the new details from now on, and the day of the change.',
      "If it was you, there's nothing left to do.",
      "If it wasn't you, choose a new password now, then correct 'How to pay me' on your profile. Everyone else will be signed out.",
    ],
  }),
  'payment-details-added': (email: string) => ({
    ...toOwner(email, {
      subject: 'Your payment details were added',
      lead: 'Payment details were added to the account',
    }),
    text: [
      'Housemates who owe you money see them from now on.',
      "If it was you, there's nothing left to do.",
      "If it wasn't you, choose a new password now, then correct 'How to pay me' on your profile. Everyone else will be signed out.",
    ],
  }),
  'payee-name': (email: string) => ({
    ...toOwner(email, {
      subject: 'A name on receipts now counts as yours',
      lead: 'Receipts in another name count as paid to you in the account',
    }),
    text: [
      "'This is my name' was ticked on a receipt. Receipts in that name now settle what housemates owe you.",
      "If it was you, there's nothing left to do.",
      "If it wasn't you, choose a new password now, then forget the name under 'Names on receipts' on your profile. Everyone else will be signed out.",
    ],
  }),
  'taken-back': (email: string) => ({
    ...toOwner(email, {
      subject: 'You took your account back',
      lead: 'Everyone was signed out of',
    }),
    text: [
      "Another email has a link to choose a new password. If it wasn't you, choose a new password too.",
      'If you administer a home, make a new invite link there: the old one may be known.',
    ],
  }),
};

/** Without a name where it could be taken for a link. */
export const joinedHome = (joiner = 'Someone', home: string) => ({
  subject: `${joiner} joined your home`,
  preview: `${joiner} is now a member of ${home}.`,
  lead: `${joiner} joined your home`,
  big: home,
  text: [`${joiner} can see the board from now on, and can be given chores too.`],
  button: 'Open Home Management',
  after: "Someone you don't know? The administrator can remove them there.",
  why: `You're getting this email because you live in ${home}.`,
});

type Chore = { name: string; minutes: number | undefined; dueDate: Day };
type Swap = { chore: Chore; inReturn: Chore | undefined; home: string };

const dayName = (day: Day) => `${weekdayShort(day)}, ${shortDate(day)}`;
const choreOnDay = ({ name, dueDate }: Chore) => `${name}, ${dayName(dueDate)}`;
const dueLine = ({ dueDate, minutes }: Chore) =>
  minutes === undefined ? `Due ${dayName(dueDate)}` : `Due ${dayName(dueDate)} · about ${minutes} min`;
const askedForSwap = (home: string) =>
  `You're getting this email because you asked for this swap in ${home}.`;

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
  why: `You're getting this email because you live in ${home}.`,
});

/** The chores have moved. */
export const swapAccepted = ({ target, chore, inReturn, home }: Swap & { target: string | undefined }) => {
  const housemate = target ?? 'your housemate';
  const atStart = target ?? 'Your housemate';
  return {
    subject: `Your swap was accepted: ${housemate} takes ${choreOnDay(chore)}`,
    preview: inReturn ? 'The chores have been exchanged.' : 'The chore has moved.',
    lead: `${atStart} accepted your swap.`,
    big: `${chore.name} is now ${housemate}'s`,
    facts: [
      [`${atStart} does`, choreOnDay(chore)],
      ['You do', inReturn ? choreOnDay(inReturn) : 'Nothing in return'],
    ] as const,
    button: 'See the board',
    why: askedForSwap(home),
  };
};

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
  preview: 'Nothing has changed. You can ask someone else.',
  lead: `${target} declined your swap.`,
  big: `${chore.name} stays with you`,
  under: dueLine(chore),
  text: ['Nothing has changed. You can ask someone else.'],
  button: 'See the board',
  why: askedForSwap(home),
});

export const removedFromHome = (home: string) => ({
  subject: `You were removed from ${home}`,
  preview: 'Its administrator can allow you to join again.',
  lead: 'You were removed from',
  big: home,
  text: ["Your open chores there went to the others. What you completed stays in the home's history."],
  button: 'Open Home Management',
  after: 'A mistake? Its administrator can allow you to join again.',
  why: `You're getting this email because you lived in ${home}.`,
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
  subject: `${home} was deleted while money was still owed`,
  preview: openThere(sums),
  lead: 'Its administrator deleted',
  big: home,
  under: openThere(sums),
  facts: lines.map(
    ({ other, isOwed, title, amount, askedOn, inReview }) =>
      [
        isOwed ? `${other ?? 'A housemate'} owed you` : `You owed ${nameInside(other ?? 'a housemate')}`,
        `${formatAmount(amount)}: ${title}, asked on ${plainDate(askedOn)}${inReview ? ', with a receipt waiting' : ''}`,
      ] as const,
  ),
  text: [
    ...(more > 0 ? [`And ${more} more.`] : []),
    'Serumah has no record of it anymore, so keep this email and settle up with each other.',
  ],
  button: 'Open Home Management',
  why: `You're getting this email because you and others in ${home} still owed money.`,
});

/** The link under a letter of a group. */
export const stopLetters: Record<StoppedMail | 'all', string> = {
  swaps: 'Stop emails about swaps',
  payments: 'Stop emails about payment requests',
  reminders: 'Stop payment reminders',
  home: 'Stop emails about your home',
  housemates: 'Stop messages from housemates',
  morning: 'Stop the morning reminder by email',
  all: 'Not you? Stop all emails',
};

/** Names of chores; those of today first, and on Sundays what the home did. */
export const morningReminder = (
  today: readonly string[],
  overdue: readonly string[],
  week: Parameters<typeof weekDone>[0] | undefined,
) => {
  const late = overdue.length > 0 ? `Overdue: ${overdue.join(', ')}` : '';
  const yours = today.length > 0 ? `Yours today: ${today.join(', ')}` : late;
  return {
    subject: yours,
    preview: today.length > 0 && late ? late : 'Mark them complete when they are done.',
    lead: 'Good morning',
    big: yours,
    under: today.length > 0 && late ? late : undefined,
    text: week ? [`${weekDone(week)}.`] : [],
    button: 'Open the board',
    why: "You're getting this email because you asked for the morning reminder by email.",
  };
};

/** What a mail program hears that unsubscribed by one click. */
export const unsubscribed = "You won't get these emails anymore.";
