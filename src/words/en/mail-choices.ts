import type { MailGroup } from '#domain/mail-groups.ts';

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
