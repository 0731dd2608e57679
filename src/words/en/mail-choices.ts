import type { MailGroup } from '#domain/mail-groups.ts';

/** Which letters somebody gets: the profile's card, and the page that the stop link of a letter opens. */
export const title = 'Mail';
export const hint = 'What Serumah may write to you about';
export const always = 'Letters about your account, and when you are removed from a home, always come.';
export const failed = 'Failed to change your mail. Please try again.';

type Choice = { title: string; hint: string; stopped: string };
export const groups: Record<MailGroup, Choice> = {
  swaps: {
    title: 'Swap requests and answers',
    hint: 'When somebody asks you for a swap or answers yours',
    stopped: 'Serumah no longer writes to you about swap requests and their answers.',
  },
  payments: {
    title: 'Payment requests and answers',
    hint: 'When a housemate asks you for money, or pays you back',
    stopped: 'Serumah no longer writes to you about payment requests. They still show in the app.',
  },
  reminders: {
    title: 'Payment reminders',
    hint: 'When your share of a payment request is still open',
    stopped: 'Serumah no longer reminds you of open payments by mail.',
  },
  home: {
    title: 'Somebody joined your home',
    hint: 'When a new housemate comes in',
    stopped: 'Serumah no longer writes to you when somebody joins your home.',
  },
  housemates: {
    title: 'Letters from housemates',
    hint: 'What a housemate writes to you through Serumah',
    stopped: 'Serumah no longer sends you what housemates write.',
  },
};

// /unsubscribe
/** Of an address that somebody else may have registered with. */
export const all = {
  stopTitle: 'Stop all letters?',
  stopText: 'Somebody made an account with your email. Serumah will write nothing more to this address.',
  stop: 'Stop all letters',
  stoppedTitle: 'All letters have stopped',
  stopped: 'Serumah writes nothing more to this address.',
  allow: 'Allow letters again',
  allowedTitle: 'Letters come again',
  allowed: 'Serumah writes to this address as before.',
  allowFailed: 'Failed to allow letters again. Please try again.',
};

export const stopTitle = 'Stop these letters?';
export const stopText =
  'You will get no more letters of the kind that brought you here. Letters about your account still come.';
export const stop = 'Stop these letters';
export const stopping = 'Stopping...';
export const stoppedTitle = 'These letters have stopped';
export const stoppedHint = 'You can turn them on again on your profile.';
export const goToProfile = 'Go to your profile';
export const invalidTitle = 'This link does not work';
export const invalidHint = 'Your profile has a switch for each kind of letter, too.';
export const failedTitle = 'We could not stop these letters';
export const noAnswer = 'The server did not answer. Please try again.';
