import type { Role } from '#domain/homes.ts';
import { formatAmount, type OpenAmounts } from '#domain/money.ts';
import { spaced } from './spaced.ts';

export const ROLES: Record<Role, string> = { administrator: '管理员', member: '成员' };

export const joined = (parts: (string | false)[]) => parts.filter(Boolean).join('，');

/** '别人还欠你 RM 58.00，你还欠别人 RM 12.00。' One of the two at least is above zero. */
export const openAmounts = ({ owed, owes }: OpenAmounts) =>
  `${joined([
    owed > 0 && `别人还欠你 ${formatAmount(owed)}`,
    owes > 0 && `你还欠别人 ${formatAmount(owes)}`,
  ])}。`;
export const staysOpen = '这些款项会留在 Pay My Money Back 里。';

/** Home Management (docs/product/homes.md 'Your homes', 'Creating a home', 'Joining by name'). */
export const homePage = {
  title: '我的家',
  text: '家里的成员、家务和设置',
  loading: '正在加载…',
  loadFailed: '未能加载你的家',
  cancel: '取消',
  close: '关闭',
};

export const homeList = {
  title: '你的家',
  active: '使用中',
  roleAndMembers: (role: Role, members: number) => `${ROLES[role]} · ${members} 位成员`,
  /** After role and members, where another home was made the active one elsewhere. */
  shownHere: '目前显示的家',
  switch: '切换',
  leave: '退出',
  leaveTitle: (home: string) => spaced`退出${home}？`,
  leaveText: (openChores: number) =>
    openChores === 0
      ? '你在那里没有未完成的家务。其他成员会收到你退出的通知。'
      : `你的 ${openChores} 项未完成的家务会分给其他人。其他成员会收到你退出的通知。`,
  leaveAmounts: (open: OpenAmounts) => `${openAmounts(open)}${staysOpen}`,
  leaveTextUnknown: '你未完成的家务会分给其他人，其他成员会收到你退出的通知。未付的款项仍由你处理。',
  left: '已退出这个家！',
  leaveFailed: '未能退出这个家',
};

export const noHomeFound = {
  title: '没有可显示的家',
  startOrJoin: '建立一个家，或加入一个家',
  manageHomes: '管理我的家',
  /** To somebody who left the one that was shown, and lives in others. */
  noneShown: (homes: number) => `你还有 ${homes} 个家，可以在这里切换。`,
};

export const homeDetails = {
  loadFailed: '未能加载家里的成员',
  rename: (home: string) => spaced`给${home}改名`,
  renameTitle: '更改家的名称',
  newName: '新名称',
  save: '保存',
  renamed: '家的名称已更改！',
  renameFailed: '未能更改家的名称，请再试一次。',
};

export const inviteLink = {
  title: '邀请链接',
  text: '有这个链接的人都能加入。',
  /** In the share sheet, with the link behind it. */
  shareTitle: (home: string) => spaced`加入${home}`,
  shareText: (home: string) => spaced`来 Serumah 加入${home}，一起分担家务和费用。`,
  copy: '复制链接',
  copied: '邀请链接已复制',
  copyFailed: '未能复制链接',
  code: '邀请链接的二维码',
  scan: '身边的人可以用手机相机扫描。',
  makeNew: '生成新链接',
  makeNewTitle: '生成新的邀请链接？',
  makeNewText: '现在的链接会失效。已经加入的人不受影响。',
  makeNewYes: '生成新链接',
  made: '新的邀请链接已生成，旧链接已失效。',
  makeFailed: '未能生成新的邀请链接，请再试一次。',
};

/** The name is required (docs/product/homes.md 'Making a new home'). */
export const createHome = {
  title: '建立新家',
  hint: '你会成为这个家的管理员',
  label: '家的名称',
  button: '建立新家',
  done: '新家已建立！',
  failed: '未能建立新家',
};

export const joinByName = {
  title: '加入一个家',
  hint: '也可以向室友要邀请链接',
  label: '家的完整名称',
  button: '加入',
  done: '已加入这个家！',
  failed: '未能加入这个家',
  cancel: '取消',
  asked: (home: string) => spaced`你已申请加入${home}，请等管理员回复。`,
};

export const homeNameMissing = '请输入家的名称';
