import { spaced } from './spaced.ts';

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
