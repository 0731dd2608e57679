import { formatAmount, type Sen } from '#domain/money.ts';
import { spaced } from './spaced.ts';

/** The frame around every screen (docs/product/everywhere.md 'The frame'). */
export const layout = {
  product: 'Serumah',
  /** The line at the end of a page. */
  version: (number: string) => `Serumah ${number}`,
  skipToContent: '跳到内容',
  mainNavigation: '主导航',
  menu: '菜单',
  close: '关闭',
  notices: '提示',
  dashboard: '首页',
  chores: '家务',
  swapRequests: '交换请求',
  payMyMoneyBack: 'Pay My Money Back',
  homeManagement: '我的家',
  logout: '退出登录',
  logoutFailed: '未能退出登录，请再试一次。',
  switchScheme: '切换浅色或深色',
  language: '语言',
  languageFailed: '未能切换语言，请再试一次。',
  loading: '正在加载…',
  loadFailed: '未能加载',
  broken: '这个页面出了错',
  brokenAdvice: '这是应用的错误，与你的网络无关。请刷新网页。',
  ifItStays: '如果一直这样，请告诉为你架设 Serumah 的人。',
  tryAgain: '再试一次',
  notFound: '找不到这个页面',
  notFoundAdvice: '链接可能已过时，或输入有误。',
  goToDashboard: '前往首页',
};

export const languageHint = '你看到的内容和收到的电邮都用这个语言。';

/** The tab bar of phones, which has room for one word (docs/product/everywhere.md 'The tab bar'). */
export const tabs = { swaps: '交换', money: '费用' };

/** What waits behind a link, read out after its name. */
export const waitingInTabs = {
  toAnswer: (count: number) => `${count} 个待回复`,
  toPayOrCheck: (count: number) => `${count} 笔待付或待核对`,
};

/** The menu of small screens (docs/product/everywhere.md 'The frame'). */
export const menu = {
  profile: '个人资料',
  yourHomes: '你的家',
  homeFacts: (people: number, owes: Sen) => `${people} 人${owes > 0 ? ` · 你欠 ${formatAmount(owes)}` : ''}`,
  scheme: '外观',
  schemes: { auto: '自动', light: '浅色', dark: '深色' },
};

/** Before a form closes in which something was typed. */
export const discarding = {
  title: '放弃更改？',
  text: '你的更改还没保存。',
  yes: '放弃',
  keep: '继续编辑',
};

/** The bell in the top bar of every screen; the list's own words are in notifications.ts. */
export const bell = {
  title: '通知',
  name: (unread: number) => (unread === 0 ? '通知' : `通知，${unread} 条未读`),
};

/** Another home becomes the active one, on Home Management or by a notification that tells of it. */
export const switching = {
  switched: '已切换到另一个家！',
  failed: '未能切换',
  /** Another tab or device switched; this one still shows its own home. */
  elsewhere: (home: string) => spaced`你在另一个窗口切换到了${home}。`,
  showIt: '显示',
  notNow: '以后再说',
};

/** A link of a letter or notification whose home or thing cannot be shown. */
export const linkWords = {
  notYourHome: '这个链接属于一个你没有加入的家。',
  notFound: '这个链接指向的内容已不存在。',
};
