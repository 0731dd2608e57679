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

/** Home Management (docs/product/homes.md 'Several homes', 'Creating a home', 'Joining by name'). */
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

/** The name is required (docs/product/homes.md 'Creating a home'). */
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

const NAMED = 2;

/** Who else lives in the home: two whole names at most, then how many more. */
export function youLiveWith(names: readonly string[]): string {
  const named = names.slice(0, NAMED).join('、');
  const more = names.length - NAMED;
  if (names.length === 0) return '目前只有你一个人。';
  return more > 0 ? spaced`你和${named}以及另外 ${String(more)} 位室友同住` : spaced`你和${named}同住`;
}

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

/** In the card 'Join Home': what one waits for. */
export const ownJoinRequests = {
  title: '你申请加入的家',
  askedOn: (day: string) => `${day}申请，等待管理员回复。`,
  loadFailed: '未能加载你的加入申请。',
  takeBack: '撤回',
  takenBack: (home: string) => spaced`你已撤回加入${home}的申请。`,
  takeBackFailed: '未能撤回申请，请再试一次。',
};

/** On the administrator's Home Management: who asks to join by the home's name. */
export const waiting = {
  title: '等待加入',
  /** Names are whatever people type. */
  text: '名字是对方自己填的，请只接受你知道会来的人。',
  /** What accepting somebody moves; `members` with the newcomer. */
  share: (members: number) => `接受后，从明天起每 ${members} 项家务有一项归对方。`,
  askedOn: (day: string) => `${day}申请`,
  accept: '接受',
  decline: '拒绝',
  accepted: (name: string) => spaced`${name}已成为成员。`,
  declined: (name: string) => spaced`已拒绝${name}的申请。`,
  acceptFailed: '未能接受申请，请再试一次。',
  declineFailed: '未能拒绝申请，请再试一次。',
};

/** Asked before one joins (docs/product/homes.md 'Warning about similar names'). */
export const joiningDoubts = {
  JOIN_SAME_HOME: '你已经住在另一个同名的家。还要加入这个家吗？',
  JOIN_NAMESAKE: '那里有人和你在另一个家认识的人同名。仍要加入吗？',
};

/** What an invite link shows before one joins (docs/product/homes.md 'What a link shows'). */
export const invitation = {
  invited: '你收到了邀请',
  /** Where the link works; a home may have been made before its creator gave their name. */
  invitedBy: (person: string, home: string) =>
    person === '' ? spaced`你受邀加入${home}` : spaced`${person}邀请你加入${home}`,
  opening: '正在打开邀请…',
  whoLivesThere: '家里的成员',
  signIn: '请先登录，再加入这个家。',
  /** Asked where nothing says that the person opened the link; the home is unknown where the link opens nothing. */
  question: (home: string | undefined) => spaced`要加入${home ?? '这个家'}吗？`,
  whyAsked: '你还不是成员。如果邀请链接不是你自己打开的，请返回应用。',
  join: '加入这个家',
  goToLogin: '前往登录',
  createAccount: '注册账号',
  about: 'Serumah 让室友一起分担家务和费用。',
};

/** What a chat shows of an invite link (docs/product/homes.md 'What a link shows'). */
export const linkPreview = {
  title: (home: string) => spaced`在 Serumah 加入${home}`,
  text: '打开链接，和室友一起分担家务和费用。',
};
