import { layout } from './layout.ts';

/** What search engines, chats and home screens say of the app: the build writes it into the page and its manifest. */
export const page = {
  description: 'Share chores and costs with the people you live with.',
  preview: 'Chores and costs, shared fairly at home.',
};

/** The name of each page by its address, as it stands in tabs, the browser's history and bookmarks (WCAG 2.4.2). */
export const pageTitles = {
  '/dashboard': layout.dashboard,
  '/chores': layout.chores,
  '/swap-requests': layout.swapRequests,
  '/pay-my-money-back': layout.payMyMoneyBack,
  '/home-management': layout.homeManagement,
  '/home-management/members': 'Members',
  '/home-management/chores': 'Chore Templates',
  '/home-management/balance': 'Balance',
  '/home-management/settings': 'Settings',
  '/home-management/history': 'History',
  '/home-management/homes': 'Your Homes',
  '/move-out': 'Move out',
  '/profile': 'My Profile',
  '/login': 'Sign in',
  '/register': 'Create an account',
  '/complete-profile': 'Your name',
  '/forgot-password': 'Forgotten password',
  '/reset-password': 'New password',
  '/confirm-address': 'Confirm your email',
  '/change-email': 'Confirm your new email',
  '/keep-email': 'Take your account back',
  '/join-home': 'Join Home',
  '/payment-success': 'Upload Payment Proof',
  '/unsubscribe': 'Stop these emails',
};

/** 'Chores · Serumah': what differs comes first, since tabs cut the end. */
export const titled = (title: string) => `${title} · ${layout.product}`;
