import { layout } from './layout.ts';

/** What search engines, chats and home screens say of the app: the build writes it into the page and its manifest. */
export const page = {
  description: 'Kongsi tugas dan belanja rumah dengan rakan serumah anda.',
  preview: 'Tugas dan belanja rumah, dikongsi dengan adil.',
};

/** The name of each page by its address, as it stands in tabs, the browser's history and bookmarks (WCAG 2.4.2). */
export const pageTitles = {
  '/dashboard': layout.dashboard,
  '/chores': layout.chores,
  '/swap-requests': layout.swapRequests,
  '/pay-my-money-back': layout.payMyMoneyBack,
  '/home-management': layout.homeManagement,
  '/home-management/members': 'Ahli',
  '/home-management/chores': 'Templat tugas',
  '/home-management/balance': 'Keseimbangan',
  '/home-management/settings': 'Tetapan',
  '/home-management/history': 'Sejarah',
  '/home-management/homes': 'Rumah anda',
  '/move-out': 'Pindah keluar',
  '/profile': 'Profil saya',
  '/login': 'Log masuk',
  '/register': 'Daftar akaun',
  '/complete-profile': 'Nama anda',
  '/forgot-password': 'Lupa kata laluan',
  '/reset-password': 'Kata laluan baharu',
  '/confirm-address': 'Sahkan e-mel anda',
  '/change-email': 'Sahkan e-mel baharu anda',
  '/keep-email': 'Ambil semula akaun anda',
  '/join-home': 'Sertai rumah',
  '/payment-success': 'Hantar bukti bayaran',
  '/unsubscribe': 'Hentikan e-mel ini',
};

/** 'Tugas · Serumah': what differs comes first, since tabs cut the end. */
export const titled = (title: string) => `${title} · ${layout.product}`;
