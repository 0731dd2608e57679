import { formatAmount, type Sen } from '#domain/money.ts';

/** The frame around every screen (docs/product/everywhere.md 'The frame'). */
export const layout = {
  product: 'Serumah',
  /** The line at the end of a page. */
  version: (number: string) => `Serumah ${number}`,
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  close: 'Close',
  notices: 'Notices',
  dashboard: 'Dashboard',
  chores: 'Chores',
  swapRequests: 'Swap Requests',
  payMyMoneyBack: 'Pay My Money Back',
  homeManagement: 'Home Management',
  logout: 'Logout',
  logoutFailed: 'Failed to log out. Please try again.',
  switchScheme: 'Switch light and dark',
  language: 'Language',
  languageFailed: 'The language could not be changed. Please try again.',
  loading: 'Loading…',
  loadFailed: 'This could not be loaded',
  broken: 'Something went wrong on this page',
  brokenAdvice: 'This is a fault of the app, not of your connection. Reload the page.',
  ifItStays: 'If this keeps happening, tell whoever hosts Serumah for you.',
  tryAgain: 'Try again',
  notFound: 'This page does not exist',
  notFoundAdvice: 'The link may be old or mistyped.',
  goToDashboard: 'Go to Dashboard',
};

export const languageHint = 'For all that you read here, and for your emails.';

/** The tab bar of phones, which has room for one word (docs/product/everywhere.md 'The tab bar'). */
export const tabs = { swaps: 'Swaps', money: 'Money' };

/** What waits behind a link, read out after its name. */
export const waitingInTabs = {
  toAnswer: (count: number) => `${count} to answer`,
  toPayOrCheck: (count: number) => `${count} to pay or check`,
};

/** The menu of small screens (docs/product/everywhere.md 'The frame'). */
export const menu = {
  profile: 'Profile',
  yourHomes: 'Your homes',
  homeFacts: (people: number, owes: Sen) =>
    `${people === 1 ? '1 person' : `${people} people`}${owes > 0 ? ` · You owe ${formatAmount(owes)}` : ''}`,
  scheme: 'Light or dark',
  schemes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
};

/** Before a form closes in which something was typed. */
export const discarding = {
  title: 'Discard your changes?',
  text: "They haven't been saved yet.",
  yes: 'Discard',
  keep: 'Keep editing',
};

/** The bell in the top bar of every screen; the list's own words are in notifications.ts. */
export const bell = {
  title: 'Notifications',
  name: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
};

/** Another home becomes the active one, on Home Management or by a notification that tells of it. */
export const switching = {
  switched: 'Home switched successfully!',
  failed: 'Failed to switch home',
  /** Another tab or device switched; this one still shows its own home. */
  elsewhere: (home: string) => `You switched to ${home} in another window.`,
  showIt: 'Show it',
  notNow: 'Not now',
};

/** A link of a letter or notification whose home or thing cannot be shown. */
export const linkWords = {
  notYourHome: "This link is for a home you don't live in.",
  notFound: 'What this link leads to no longer exists.',
};
