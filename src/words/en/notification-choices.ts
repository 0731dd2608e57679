import type { MailGroup } from '#domain/mail-groups.ts';

export const here = 'Notifications on this device';
export const hereHint = 'Swaps, money and new housemates, as soon as they happen';
/** Why they cannot be switched on here. */
export const whyNot = {
  insecure: 'This needs a secure connection: open Serumah at an address that begins with https.',
  ios: 'On an iPhone or iPad, add Serumah to your Home Screen first, then open it from there.',
  unsupported: "This browser can't show notifications.",
  denied:
    "This browser blocks notifications from Serumah. Allow them in the browser's settings for this page.",
};
export const notReady = "Serumah isn't ready for this yet. Reload the page and try again.";
export const dismissed = 'Your browser asked whether to allow notifications, and got no yes.';
export const unreachable = "This browser couldn't reach its notification service. Please try again later.";
export const loadFailed = "Failed to check this device's notifications";
export const switchFailed = 'Failed to change the notifications on this device. Please try again.';

export const morning = 'Morning reminder';
export const morningHint = 'Once a day, when you have chores to do';
export const at = 'At';

/** The same as a row of the table. */
export const chores = { title: 'Your chores each morning', hint: 'The morning reminder' };

export const kind = 'Kind';
export const email = 'E-mail';
export const device = 'This device';
/** The name of a box of the table. */
export const box = (kindTitle: string, column: string) => `${kindTitle}: ${column}`;
/** Described by this while the column is off. */
export const offHere = 'Notifications on this device are off';

/** Which letters somebody gets: the profile's card, and the page that the stop link of a letter opens. */
export const always = "You always get emails about your account, and when you're removed from a home.";
export const failed = 'Failed to change your email settings. Please try again.';

type Choice = { title: string; hint: string; stopped: string };
export const groups: Record<MailGroup, Choice> = {
  swaps: {
    title: 'Swap requests and answers',
    hint: 'When someone asks you for a swap or answers yours',
    stopped: 'Serumah will no longer email you about swap requests and answers.',
  },
  payments: {
    title: 'Payment requests and answers',
    hint: 'When a housemate asks you for money, or pays you back',
    stopped:
      "Serumah will no longer email you about payment requests and answers. You'll still see them in the app, and reminders still come.",
  },
  reminders: {
    title: 'Payment reminders',
    hint: 'When your share of a payment request is still open',
    stopped: 'Serumah will no longer send you payment reminders by email.',
  },
  home: {
    title: 'Someone joined your home',
    hint: 'When a new housemate joins',
    stopped: 'Serumah will no longer email you when someone joins your home.',
  },
  housemates: {
    title: 'Messages from housemates',
    hint: 'What your housemates write to you; on this device also their reminders of overdue chores',
    stopped: 'Serumah will no longer send you what your housemates write.',
  },
};

// /unsubscribe
/** Of the morning reminder, which no group has. */
export const morningStopped = 'Serumah will no longer send you the morning reminder by email.';
/** Of an address that somebody else may have registered with. */
export const all = {
  stopTitle: 'Stop all emails?',
  stopText: 'Someone made an account with your email. Serumah will send nothing more to this address.',
  stop: 'Stop all emails',
  stoppedTitle: 'All emails have stopped',
  stopped: "Serumah won't send anything to this address anymore.",
  allow: 'Allow emails again',
  allowedTitle: 'Emails are back on',
  allowed: 'Serumah can send emails to this address again.',
  allowFailed: 'Failed to allow emails. Please try again.',
};

export const stopTitle = 'Stop these emails?';
export const stopText =
  "You won't get any more emails of the kind that brought you here. You'll still get emails about your account.";
export const stop = 'Stop these emails';
export const stopping = 'Stopping...';
export const stoppedTitle = 'These emails have stopped';
export const stoppedHint = 'You can turn them back on from your profile.';
export const goToProfile = 'Go to your profile';
export const invalidTitle = 'This link does not work';
export const invalidHint = 'You can also turn off each kind of email on your profile.';
export const failedTitle = "We couldn't stop these emails";
export const noAnswer = "The server didn't answer. Please try again.";
