import {
  type Role,
  WEEKS_IN_ADVANCE_MAX,
  WEEKS_IN_ADVANCE_MIN,
  type FindByName,
  type HomeEvent,
  type HomeSettings,
} from '#domain/homes.ts';
import { formatAmount, type OpenAmounts, type Sen } from '#domain/money.ts';
import { ROLES, joined, staysOpen } from './homes.ts';
import { spaced } from './spaced.ts';
import { dayRange, shortDate } from './days.ts';
import { dealBy, dealByNames } from './balance.ts';
import { listed } from './grammar.ts';

/** docs/product/homes.md 'Administrator and members', 'Removing a member' */
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

/** docs/product/homes.md 'Handing over' */
export const handOver = {
  open: '移交管理员身份',
  text: '由另一位成员担任管理员',
  nobody: '家里还没有其他人',
  title: '移交管理员身份',
};

/** docs/product/homes.md 'Deleting a home' */
export const deleteHome = {
  open: '删除这个家',
  hint: '要先输入这个家的名称',
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

/** The labels of the settings, which the history names too. */
export const settingNames = {
  includeWeekends: '包括周末',
  autoGenerate: '自动排班',
  weeksInAdvance: '提前排班',
  exchangeAutomatically: '自动交换家务',
  findByName: '按名称加入',
  timeZone: '时区',
};

export const findByNames: Record<FindByName, string> = {
  anyone: '任何人',
  ask_first: '先申请',
  off: '关闭',
};

export const weeksAhead = (weeks: number) => `${weeks} 周`;

/** 'Kuala Lumpur (Asia)': the city first, because that is what people look for in a long list. */
export const timeZoneName = (zone: string) => {
  const parts = zone.replaceAll('_', ' ').split('/');
  const city = parts.pop() ?? zone;
  return parts.length === 0 ? city : `${city} (${parts.join(', ')})`;
};

export const homeSettings = {
  /** Above what concerns the home as a whole. */
  thisHome: '这个家',
  title: '设置',
  hint: '更改后自动保存',
  includeWeekendsHint: '星期六和星期日也排家务',
  autoGenerateHint: '自动排好接下来的几周',
  weeksInAdvanceHint: `${WEEKS_IN_ADVANCE_MIN} 至 ${WEEKS_IN_ADVANCE_MAX} 周`,
  exchangeAutomaticallyHint: '交换请求被接受后，家务自动换人做',
  findByNameHints: {
    anyone: '输入正确名称的人可以直接加入',
    ask_first: '输入正确名称的人要等管理员接受',
    off: '没有邀请链接就无法加入',
  } satisfies Record<FindByName, string>,
  timeZoneHint: '这个家的日期以这个时区为准',
  administratorOnly: (name: string) => spaced`只有管理员${name}可以更改：`,
  failed: '未能保存设置，请再试一次。',
};

/** In the question before somebody is removed: what keeps them from coming back under another name. */
export const removalCloses = (findByName: FindByName) =>
  `邀请链接会更换，之前发出的会失效。${findByName === 'anyone' ? `“${settingNames.findByName}”会改为“${findByNames.ask_first}”。` : ''}`;

/** The rows of Home Management, each with what is in it (docs/product/homes.md 'The pages of a home'). */
export const homeRows = {
  /** Names the list of rows. */
  title: '这个家的各个部分',
  membersAndInvite: '成员和邀请',
  inviteText: '二维码、新链接',
  membersText: '谁住在这里',
  waiting: (people: number) => `${people} 人等待加入`,
  administrator: (name: string) => spaced`${name}是管理员，邀请链接在对方那里。`,
  chores: '家务',
  choresText: (all: number, own: number) => `${all} 项家务${own === 0 ? '' : `，其中 ${own} 项是自定义的`}`,
  settingsText: ({ includeWeekends, autoGenerate, weeksInAdvance }: HomeSettings) =>
    `${includeWeekends ? '包括' : '不包括'}周末${autoGenerate ? `，提前 ${weeksAhead(weeksInAdvance)}排班` : ''}`,
  /** The newest entry, with its time or day. */
  historyText: (entry: string, when: string) => `${entry}，${when}`,
  homesText: (homes: number) => `${homes} 个家。切换、建立或加入`,
  moveOut: '搬出',
  moveOutText: '你的欠款，家务由谁接手',
};

/** The form by which the role is handed over (docs/product/homes.md 'Handing over'). */
export const handingOver = {
  text: '新的管理员可以邀请和移除成员、更改设置，以及删除这个家。你仍是成员，之后可以退出。',
  who: '新的管理员',
  yes: '移交',
  done: (name: string) => spaced`${name}现在是管理员。`,
  failed: '未能移交管理员身份，请再试一次。',
};

/** The home's history on Home Management (docs/product/homes.md 'History'). */
export const history = {
  title: '历史记录',
  you: '你',
  youAfterVerb: '你',
  somebody: '一位前室友',
  empty: '还没有任何记录。',
  loading: '正在加载历史记录…',
  loadFailed: '未能加载历史记录',
  showMore: '显示更多',
};

/** Undo under the entry of a Regenerate; what comes of it is said in words/plan.ts. */
export const bringBack = {
  title: '恢复之前的家务？',
  text: '大家现在看到的家务会换回之前的。之后完成的家务仍算已完成。',
  yes: '恢复',
  cancel: '取消',
};

export type HistoryNames = {
  /** How the person is named after a verb: '你', or the whole display name. */
  person: (userId: string) => string;
  chore: (type: string) => string;
};

const turned = (setting: string) => (on: boolean) => `${on ? '开启' : '关闭'}了“${setting}”`;
const openChores = (count: number) => `${count} 项未完成的家务`;

const SETTINGS: { [K in keyof HomeSettings]: (value: HomeSettings[K]) => string } = {
  includeWeekends: turned(settingNames.includeWeekends),
  autoGenerate: turned(settingNames.autoGenerate),
  weeksInAdvance: (weeks) => `把“${settingNames.weeksInAdvance}”设为 ${weeksAhead(weeks)}`,
  exchangeAutomatically: turned(settingNames.exchangeAutomatically),
  findByName: (who) => `把“${settingNames.findByName}”设为“${findByNames[who]}”`,
  dealBy: (way) => `把“${dealBy.title}”设为“${dealByNames[way]}”`,
  timeZone: (zone) => `把“${settingNames.timeZone}”设为 ${timeZoneName(zone)}`,
};

function changedSettings(changed: Partial<HomeSettings>): string {
  const say = <K extends keyof HomeSettings>(name: K) =>
    changed[name] === undefined ? [] : [SETTINGS[name](changed[name])];
  return (Object.keys(SETTINGS) as (keyof HomeSettings)[]).flatMap(say).join('，');
}

type Data<Type extends HomeEvent['type']> = Extract<HomeEvent, { type: Type }>['data'];

type By = string | null;

/** What follows the name of whoever did it. */
const EVENT_SENTENCES: {
  [Type in HomeEvent['type']]: (data: Data<Type>, names: HistoryNames, by: By) => string;
} = {
  home_created: ({ name }) => spaced`建立了${name}`,
  home_renamed: ({ from, to }) => spaced`把${from}改名为${to}`,
  member_joined: () => '加入了这个家',
  member_left: () => '退出了这个家',
  member_removed: ({ userId }, { person }) => spaced`移除了${person(userId)}`,
  member_allowed_again: ({ userId }, { person }) => spaced`允许${person(userId)}重新加入`,
  join_request_accepted: ({ userId }, { person }) => spaced`接受了${person(userId)}的加入申请`,
  join_request_declined: () => '拒绝了一个加入申请',
  role_handed_over: ({ userId }, { person }) => spaced`把管理员身份移交给${person(userId)}`,
  invite_link_made: () => '生成了新的邀请链接',
  settings_changed: changedSettings,
  chores_dealt_anew: ({ chores }) => `重新分配了 ${openChores(chores)}`,
  absence_made: ({ from, to }) => `登记了外出：${dayRange(from, to)}`,
  absence_changed: ({ from, to }) => `把外出的日子改为${dayRange(from, to)}`,
  absence_ended: () => '取消了外出',
  chores_regenerated: () => '重新排班了',
  plan_brought_back: () => '恢复了之前的家务',
  chores_shared: ({ userIds, chores }, { person }, by) => {
    const others = userIds.filter((userId) => userId !== by);
    // Who joins mostly asks for their own share.
    if (others.length === 0) return `重新分配了 ${openChores(chores)}`;
    return spaced`与${listed(others.map(person))}分担了 ${openChores(chores)}`;
  },
  template_created: ({ name }) => `添加了家务模板“${name}”`,
  template_changed: ({ name }) => `更改了家务模板“${name}”`,
  template_reset: ({ name }) => `还原了家务模板“${name}”`,
  template_deleted: ({ name }) => `删除了家务模板“${name}”`,
  templates_planned: ({ templateIds, chores }, { chore }) =>
    spaced`更新了${listed(templateIds.map(chore))}的排班（${openChores(chores)}）`,
  chore_completed: ({ type }, { chore }) => spaced`完成了${chore(type)}`,
  chore_reopened: ({ type }, { chore }) => spaced`把${chore(type)}恢复为未完成`,
  chore_let_go: ({ type, dueDate, userId }, { person, chore }) => {
    const what = spaced`免除了${chore(type)}（${shortDate(dueDate)}）`;
    return userId === null ? what : spaced`${what}，原本由${person(userId)}负责`;
  },
  once_added: ({ name, dueDate, userId }, { person }) =>
    userId === null
      ? spaced`加了一项单次家务${name}（${shortDate(dueDate)}）`
      : spaced`加了一项单次家务${name}（${shortDate(dueDate)}），由${person(userId)}负责`,
  once_deleted: ({ name, dueDate }) => spaced`删除了单次家务${name}（${shortDate(dueDate)}）`,
  chore_claimed: ({ type, dueDate, userId }, { person, chore }) =>
    spaced`替${person(userId)}接手了${chore(type)}（${shortDate(dueDate)}）`,
  chore_claim_ended: ({ type, dueDate, userId, isBack }, { person, chore }) =>
    isBack
      ? spaced`从${person(userId)}那里要回了${chore(type)}（${shortDate(dueDate)}）`
      : spaced`把${chore(type)}（${shortDate(dueDate)}）还给了${person(userId)}`,
  chore_put_back: ({ type, dueDate }, { chore }) =>
    spaced`把${chore(type)}（${shortDate(dueDate)}）放回家务表`,
  late_chores_let_go: ({ chores, others, from, to }) => {
    const what = `免除了 ${chores} 项逾期家务（${dayRange(from, to)}）`;
    return others === 0 ? what : `${what}，其中 ${others} 项原本由室友负责`;
  },
  late_chores_put_back: ({ chores }) => `把 ${chores} 项逾期家务放回家务表`,
  chore_moved: ({ type, from, dueDate }, { chore }) =>
    spaced`把${chore(type)}从${shortDate(from)}移到${shortDate(dueDate)}`,
  swap_accepted: ({ userId, type, dueDate, returnType, returnDueDate, exchanged }, { person, chore }) => {
    const asked = `${chore(type)}（${shortDate(dueDate)}）`;
    if (!exchanged) return spaced`同意和${person(userId)}交换${asked}`;
    const took = spaced`接手了${person(userId)}的${asked}`;
    if (returnType === null || returnDueDate === null) return took;
    return spaced`${took}，交出了${chore(returnType)}（${shortDate(returnDueDate)}）`;
  },
  money_asked: ({ debtors, again }) => `向 ${debtors} 位室友发出了${again ? '定期' : ''}收款请求`,
  money_changed: () => '更改了收款请求',
  money_paid: ({ userId }, { person }) => spaced`付了款给${person(userId)}`,
  money_settled_up: ({ userId }, { person }) => spaced`和${person(userId)}结清了`,
  money_unmarked: ({ userId }, { person }) => spaced`把给${person(userId)}的付款改回未付`,
  money_let_go: ({ userId }, { person }) => spaced`免除了${person(userId)}欠的份额`,
  money_reopened: ({ userId, letGo }, { person }) =>
    letGo ? spaced`重新向${person(userId)}收取曾免除的份额` : spaced`把${person(userId)}的付款改回未付`,
};

/** What the app did by itself, or whoever runs it, with nobody's name before it. */
const BY_ITSELF: { [Type in HomeEvent['type']]?: (data: Data<Type>, names: HistoryNames) => string } = {
  chores_dealt_anew: ({ chores }) => `${openChores(chores)}已重新分配给大家`,
  role_handed_over: ({ userId }, { person }) => spaced`服务器的负责人把管理员身份移交给${person(userId)}`,
};

type Entry = { type: string; data: Record<string, unknown> };
type Say = (data: Entry['data'], names: HistoryNames, by: By) => string;

/**
 * The sentence of an entry, without the name of whoever did it; `by` is null where nobody did. Undefined for a type that a newer
 * server writes and this page does not know.
 */
export function historySentence(entry: Entry, names: HistoryNames, by: By): string | undefined {
  const table: Partial<Record<string, unknown>> = by === null ? BY_ITSELF : EVENT_SENTENCES;
  // What the server wrote for a type always fits the type: both are HomeEvent.
  const say = Object.hasOwn(table, entry.type) ? (table[entry.type] as Say) : undefined;
  return say?.(entry.data, names, by);
}

/** Asks the administrator to prove who they are, before an act that cannot be undone and that housemates notice. */
export const provingForOthers = '此操作无法撤销，而且会影响室友。请再次证明是你本人。';
