/** The frame around every screen (spec §2 Layout). */
export const layout = {
  product: 'Serumah',
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
  loading: 'Loading…',
  loadFailed: 'This could not be loaded',
  loadFailedAdvice: 'Check your connection and try again. If it goes on, tell whoever hosts Serumah for you.',
  tryAgain: 'Try again',
  notFound: 'There is nothing at this address',
  notFoundAdvice: 'The link may be old or mistyped.',
  goToDashboard: 'Go to Dashboard',
  offline:
    'You are offline. What you see may be old, and nothing can be changed until you are connected again.',
  serverLost: 'The server cannot be reached. We keep trying.',
  newVersion: 'A new version is ready',
  reload: 'Reload',
};

/** Pages that a later version brings, said plainly (spec §2 gives their titles and subtitles). */
export const soon = {
  payMyMoneyBack: 'Pay My Money Back',
  payMyMoneyBackText:
    'Here you will request payments from your housemates for what you paid, and see who has paid you back.',
  paymentProof: 'Upload Payment Proof',
  paymentProofText: 'Here you will show the receipt of a payment that a housemate asked you for.',
  notYet: 'This page is being built and comes with one of the next versions.',
};
