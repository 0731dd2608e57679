import type { Role } from '#domain/homes.ts';
import { formatAmount, type OpenAmounts, type Sen } from '#domain/money.ts';
import { spaced } from './spaced.ts';

const ROLES: Record<Role, string> = { administrator: '管理员', member: '成员' };

const joined = (parts: (string | false)[]) => parts.filter(Boolean).join('，');

/** '别人还欠你 RM 58.00，你还欠别人 RM 12.00。' One of the two at least is above zero. */
export const openAmounts = ({ owed, owes }: OpenAmounts) =>
  `${joined([
    owed > 0 && `别人还欠你 ${formatAmount(owed)}`,
    owes > 0 && `你还欠别人 ${formatAmount(owes)}`,
  ])}。`;
const staysOpen = '这些款项会留在 Pay My Money Back 里。';

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
  leaveTextUnknown: '你未完成的家务会分给其他人，其他成员会收到你退出的通知。未结清的款项仍由你处理。',
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
  share: '分享',
  /** In the share sheet, with the link behind it. */
  shareTitle: (home: string) => spaced`加入${home}`,
  shareText: (home: string) => spaced`来 Serumah 加入${home}，一起分担家务和费用。`,
  copy: '复制链接',
  copied: '邀请链接已复制',
  copyFailed: '未能复制链接',
  makeNew: '生成新链接',
  makeNewTitle: '生成新的邀请链接？',
  makeNewText: '现在的链接会失效。已经加入的人不受影响。',
  makeNewYes: '生成新链接',
  made: '新的邀请链接已生成，旧链接已失效。',
  makeFailed: '未能生成新的邀请链接，请再试一次。',
};

export const members = {
  title: '成员',
  you: '（你）',
  since: (role: Role, day: string) => `${ROLES[role]} · ${day}加入`,
  remove: (name: string) => spaced`移除${name}`,
  removeTitle: (name: string) => spaced`移除${name}？`,
  removeText: (openChores: number) =>
    `${openChores === 0 ? '对方没有未完成的家务。' : `对方的 ${openChores} 项未完成的家务会分给其他人。`}你点选“允许重新加入”后，对方才能再加入。`,
  /** What is open between the two. */
  removeAmounts: ({ owed, owes }: OpenAmounts) =>
    `${joined([
      owes > 0 && `对方还欠你 ${formatAmount(owes)}`,
      owed > 0 && `你还欠对方 ${formatAmount(owed)}`,
    ])}。${staysOpen}`,
  removeTextUnknown: '对方未完成的家务会分给其他人。你点选“允许重新加入”后，对方才能再加入。',
  removeYes: '移除',
  removed: '成员已移除！',
  removeFailed: '未能移除成员',
  former: '以前的成员',
  leftOn: (day: string) => `${day}退出`,
  removedOn: (day: string) => `${day}被移除`,
  allowAgain: '允许重新加入',
  allowed: (name: string) => spaced`${name}现在可以用新的邀请链接重新加入。`,
  allowFailed: '未能允许对方重新加入，请再试一次。',
};

export const handOver = {
  open: '移交管理员身份',
  nobody: '家里还没有其他人',
  title: '移交管理员身份',
  text: '新的管理员可以邀请和移除成员、更改设置，以及删除这个家。你仍是成员，之后可以退出。',
  who: '新的管理员',
  yes: '移交',
  done: (name: string) => spaced`${name}现在是管理员。`,
  failed: '未能移交管理员身份，请再试一次。',
};

export const deleteHome = {
  open: '删除这个家',
  title: (home: string) => spaced`删除${home}？`,
  text: '所有成员都会失去这个家的家务、历史记录和设置，而且无法恢复。',
  amounts: (openAmount: Sen) => `收款请求也会删除，其中还有 ${formatAmount(openAmount)} 未付。`,
  amountsUnknown: '收款请求也会删除，包括未付的。',
  typeName: (home: string) => `输入名称以确认：${home}`,
  nameDiffers: '名称不符。请照原样输入这个家的名称。',
  yes: '删除这个家',
  done: '这个家已删除。',
  failed: '未能删除这个家，请再试一次。',
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
  asked: (home: string) => spaced`你已申请加入${home}，请等管理员回复。`,
};

export const homeNameMissing = '请输入家的名称';
