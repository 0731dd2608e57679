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
  loadFailedAdvice:
    'Check your connection and try again. If this keeps happening, tell whoever hosts Serumah for you.',
  tryAgain: 'Try again',
  notFound: 'This page does not exist',
  notFoundAdvice: 'The link may be old or mistyped.',
  goToDashboard: 'Go to Dashboard',
};
