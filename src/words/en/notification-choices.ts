/** The profile's card: what somebody is told, by mail and on this device. The kinds stand in mail-choices.ts. */
export const title = 'Notifications and mail';
export const hint = 'What Serumah tells you, and where';

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
