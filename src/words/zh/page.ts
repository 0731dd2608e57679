import { layout } from './layout.ts';

/** What search engines, chats and home screens say of the app: the build writes it into the page and its manifest. */
export const page = {
  description: '和室友一起分担家务和费用。',
  preview: '家务和费用，一起公平分担。',
};

/** The name of each page by its address, as it stands in tabs, the browser's history and bookmarks (WCAG 2.4.2). */
export const pageTitles = {
  '/dashboard': layout.dashboard,
  '/chores': layout.chores,
  '/swap-requests': layout.swapRequests,
  '/pay-my-money-back': layout.payMyMoneyBack,
  '/home-management': layout.homeManagement,
  '/home-management/members': '成员',
  '/home-management/chores': '家务模板',
  '/home-management/balance': '家务分担',
  '/home-management/settings': '设置',
  '/home-management/history': '历史记录',
  '/home-management/homes': '你的家',
  '/move-out': '搬出',
  '/profile': '个人资料',
  '/login': '登录',
  '/register': '注册账号',
  '/complete-profile': '你的名字',
  '/forgot-password': '忘记密码',
  '/reset-password': '新密码',
  '/confirm-address': '确认电邮地址',
  '/change-email': '确认新电邮地址',
  '/keep-email': '取回账号',
  '/join-home': '加入一个家',
  '/payment-success': '上传付款收据',
  '/unsubscribe': '停止这类电邮',
};

/** '家务 · Serumah': what differs comes first, since tabs cut the end. */
export const titled = (title: string) => `${title} · ${layout.product}`;
