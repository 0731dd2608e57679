import { spaced } from './spaced.ts';

/** Join Home, which opens from an invite link (docs/product/homes.md 'Opening the link'). */
export const joinHome = {
  joining: '正在加入…',
  oneMoment: '请稍等',
  joined: '你已加入这个家！',
  joinedToast: '已加入这个家！',
  already: '你已经是这个家的成员，现已切换过来。',
  /** A newcomer's first chore; `day` with its weekday. */
  first: (chore: string, day: string) => spaced`你的第一项家务：${chore}，${day}。`,
  goToDashboard: '前往首页',
  manageHomes: '管理我的家',
  unable: '无法加入',
  missing: '邀请链接无效：缺少 homeId。',
  gone: '这个家已不存在。',
  failed: '无法加入这个家。请稍后再试。',
  returnToApp: '返回应用',
  askForNewLink: '请向室友要一个新的邀请链接。',
};
