import {
  type Role,
  WEEKS_IN_ADVANCE_MAX,
  WEEKS_IN_ADVANCE_MIN,
  type FindByName,
  type HomeEvent,
  type HomeSettings,
} from '#domain/homes.ts';
import { formatAmount, type OpenAmounts, type Sen } from '#domain/money.ts';
import { counted } from './counted.ts';
import { ROLES, joined, staysOpen } from './homes.ts';
import { dayRange, shortDate } from './days.ts';
import { dealBy, dealByNames } from './balance.ts';
import { listed } from './grammar.ts';

/** docs/product/homes.md 'Administrator and members', 'Removing a member' */
export const members = {
  title: 'Members',
  you: '(you)',
  since: (role: Role, day: string) => `${ROLES[role]} since ${day}`,
  remove: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: (openChores: number) =>
    `${openChores === 0 ? 'They have no open chores.' : `Their ${counted(openChores, 'open chore', 'open chores')} will go to the others.`} They can only come back after you choose “Allow again”.`,
  /** What is open between the two. */
  removeAmounts: ({ owed, owes }: OpenAmounts) =>
    `${joined([
      owes > 0 && `They still owe you ${formatAmount(owes)}`,
      owed > 0 && `${owes > 0 ? 'you' : 'You'} still owe them ${formatAmount(owed)}`,
    ])}. ${staysOpen}`,
  removeTextUnknown:
    'Their open chores will go to the others. They can only come back after you choose “Allow again”.',
  removeYes: 'Remove',
  removed: 'Member removed successfully!',
  removeFailed: 'Failed to remove member',
  former: 'Former members',
  leftOn: (day: string) => `Left ${day}`,
  removedOn: (day: string) => `Removed ${day}`,
  allowAgain: 'Allow again',
  allowed: (name: string) => `${name} can now join again with the new invite link.`,
  allowFailed: 'Failed to allow this person again. Please try again.',
};

/** docs/product/homes.md 'Handing over' */
export const handOver = {
  open: 'Hand over role',
  text: 'A member becomes the administrator',
  nobody: 'Nobody else lives here yet',
  title: 'Hand over role',
};

/** docs/product/homes.md 'Deleting a home' */
export const deleteHome = {
  open: 'Delete home',
  hint: 'You type its name first',
  title: (home: string) => `Delete ${home}?`,
  text: "Its chores, history and settings will be deleted for everyone. This can't be undone.",
  amounts: (openAmount: Sen) =>
    `Its payment requests will be deleted too, with ${formatAmount(openAmount)} still unpaid.`,
  amountsUnknown: 'Its payment requests will be deleted too, including unpaid ones.',
  typeName: (home: string) => `Type ${home} to confirm`,
  nameDiffers: "That's not the name of this home. Type it exactly as shown.",
  yes: 'Delete home',
  done: 'Home deleted.',
  failed: 'Failed to delete home. Please try again.',
};

/** The labels of the settings, which the history names too. */
export const settingNames = {
  includeWeekends: 'Include Weekends',
  autoGenerate: 'Plan chores automatically',
  weeksInAdvance: 'Plan ahead',
  exchangeAutomatically: 'Exchange chores automatically',
  findByName: 'Find by name',
  timeZone: 'Time zone',
};

export const findByNames: Record<FindByName, string> = {
  anyone: 'Anyone',
  ask_first: 'Ask first',
  off: 'Off',
};

export const weeksAhead = (weeks: number) => `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;

/** 'Kuala Lumpur (Asia)': the city first, because that is what people look for in a long list. */
export const timeZoneName = (zone: string) => {
  const parts = zone.replaceAll('_', ' ').split('/');
  const city = parts.pop() ?? zone;
  return parts.length === 0 ? city : `${city} (${parts.join(', ')})`;
};

export const homeSettings = {
  /** Above what concerns the home as a whole. */
  thisHome: 'This home',
  title: 'Settings',
  hint: 'Saved as soon as you change them',
  includeWeekendsHint: 'Plan chores on Saturday and Sunday too',
  autoGenerateHint: 'Adds new weeks as time goes by',
  weeksInAdvanceHint: `From ${WEEKS_IN_ADVANCE_MIN} to ${WEEKS_IN_ADVANCE_MAX} weeks`,
  exchangeAutomaticallyHint: 'Chores change hands when a swap is accepted',
  findByNameHints: {
    anyone: 'Anyone who types the exact home name joins',
    ask_first: 'Anyone who types the exact home name waits to be accepted',
    off: 'Nobody can join without the invite link',
  } satisfies Record<FindByName, string>,
  timeZoneHint: 'Decides when a new day begins for this home',
  administratorOnly: (name: string) => `Only the administrator, ${name}, can change these:`,
  failed: 'Failed to save settings. Please try again.',
};

/** In the question before somebody is removed: what keeps them from coming back under another name. */
export const removalCloses = (findByName: FindByName) =>
  `The invite link will change: the one you've sent stops working.${findByName === 'anyone' ? ` “${settingNames.findByName}” changes to “${findByNames.ask_first}”.` : ''}`;

/** The rows of Home Management, each with what is in it (docs/product/homes.md 'The pages of a home'). */
export const homeRows = {
  /** Names the list of rows. */
  title: 'Parts of this home',
  membersAndInvite: 'Members and invite',
  inviteText: 'QR code, new link',
  membersText: 'Who lives here',
  waiting: (people: number) => (people === 1 ? '1 person waits to join' : `${people} people wait to join`),
  administrator: (name: string) => `${name} is the administrator and has the invite link.`,
  chores: 'Chores',
  choresText: (all: number, own: number) =>
    `${counted(all, 'chore', 'chores')}${own === 0 ? '' : `, ${own} of them your own`}`,
  settingsText: ({ includeWeekends, autoGenerate, weeksInAdvance }: HomeSettings) =>
    `Weekends ${onOff(includeWeekends)}${autoGenerate ? `, ${weeksAhead(weeksInAdvance)} ahead` : ''}`,
  /** The newest entry, with its time or day. */
  historyText: (entry: string, when: string) => `${entry}, ${when}`,
  homesText: (homes: number) => `${counted(homes, 'home', 'homes')}. Switch, create or join`,
  moveOut: 'Move out',
  moveOutText: 'What you owe, what goes to whom',
};

/** The form by which the role is handed over (docs/product/homes.md 'Handing over'). */
export const handingOver = {
  text: 'The new administrator can invite and remove people, change the settings and delete the home. You stay a member and can then leave.',
  who: 'New administrator',
  yes: 'Hand over',
  done: (name: string) => `${name} is now the administrator.`,
  failed: 'Failed to hand over the role. Please try again.',
};

/** The home's history on Home Management (docs/product/homes.md 'History'). */
export const history = {
  title: 'History',
  you: 'You',
  youAfterVerb: 'you',
  somebody: 'a former housemate',
  empty: 'Nothing has happened yet.',
  loading: 'Loading history…',
  loadFailed: 'Failed to load the history',
  showMore: 'Show more',
};

/** Undo under the entry of a Regenerate; what comes of it is said in words/plan.ts. */
export const bringBack = {
  title: 'Bring the earlier chores back?',
  text: 'They replace the chores everyone sees now. Chores completed since then stay completed.',
  yes: 'Bring back',
  cancel: 'Cancel',
};

export type HistoryNames = {
  /** How the person is named after a verb: 'you', or the whole display name. */
  person: (userId: string) => string;
  chore: (type: string) => string;
};

const onOff = (on: boolean) => (on ? 'on' : 'off');
const chores = (count: number) => `${count} open ${count === 1 ? 'chore' : 'chores'}`;

const SETTINGS: { [K in keyof HomeSettings]: (value: HomeSettings[K]) => string } = {
  includeWeekends: (on) => `turned ${onOff(on)} ${settingNames.includeWeekends}`,
  autoGenerate: (on) => `turned ${onOff(on)} ${settingNames.autoGenerate}`,
  weeksInAdvance: (weeks) => `set ${settingNames.weeksInAdvance} to ${weeksAhead(weeks)}`,
  exchangeAutomatically: (on) => `turned ${onOff(on)} ${settingNames.exchangeAutomatically}`,
  findByName: (who) => `set ${settingNames.findByName} to ${findByNames[who]}`,
  dealBy: (way) => `set ${dealBy.title} to ${dealByNames[way]}`,
  timeZone: (zone) => `set ${settingNames.timeZone} to ${timeZoneName(zone)}`,
};

function changedSettings(changed: Partial<HomeSettings>): string {
  const say = <K extends keyof HomeSettings>(name: K) =>
    changed[name] === undefined ? [] : [SETTINGS[name](changed[name])];
  return (Object.keys(SETTINGS) as (keyof HomeSettings)[]).flatMap(say).join(' and ');
}

type Data<Type extends HomeEvent['type']> = Extract<HomeEvent, { type: Type }>['data'];

type By = string | null;

/** What follows the name of whoever did it. */
const EVENT_SENTENCES: {
  [Type in HomeEvent['type']]: (data: Data<Type>, names: HistoryNames, by: By) => string;
} = {
  home_created: ({ name }) => `created ${name}`,
  home_renamed: ({ from, to }) => `renamed ${from} to ${to}`,
  member_joined: () => 'joined',
  member_left: () => 'left',
  member_removed: ({ userId }, { person }) => `removed ${person(userId)}`,
  member_allowed_again: ({ userId }, { person }) => `allowed ${person(userId)} to join again`,
  join_request_accepted: ({ userId }, { person }) => `let ${person(userId)} in`,
  join_request_declined: () => 'declined a request to join',
  role_handed_over: ({ userId }, { person }) => `made ${person(userId)} the administrator`,
  invite_link_made: () => 'made a new invite link',
  settings_changed: changedSettings,
  chores_dealt_anew: ({ chores: count }) => `reassigned ${chores(count)}`,
  absence_made: ({ from, to }) => `set days away: ${dayRange(from, to)}`,
  absence_changed: ({ from, to }) => `changed the days away to ${dayRange(from, to)}`,
  absence_ended: () => 'ended days away',
  chores_regenerated: () => 'regenerated the chores',
  plan_brought_back: () => 'brought the earlier chores back',
  chores_shared: ({ userIds, chores: count }, { person }, by) => {
    const others = userIds.filter((userId) => userId !== by);
    // Who joins mostly asks for their own share.
    if (others.length === 0) return `shared out ${chores(count)} again`;
    return `shared ${chores(count)} with ${listed(others.map(person))}`;
  },
  template_created: ({ name }) => `added the template ${name}`,
  template_changed: ({ name }) => `changed the template ${name}`,
  template_reset: ({ name }) => `reset the template ${name}`,
  template_deleted: ({ name }) => `deleted the template ${name}`,
  templates_planned: ({ templateIds, chores: count }, { chore }) =>
    `planned ${listed(templateIds.map(chore))} again (${chores(count)})`,
  chore_completed: ({ type }, { chore }) => `completed ${chore(type)}`,
  chore_reopened: ({ type }, { chore }) => `reopened ${chore(type)}`,
  chore_let_go: ({ type, dueDate, userId }, { person, chore }) => {
    const what = `let go of ${chore(type)} (${shortDate(dueDate)})`;
    return userId === null ? what : `${what}, which was assigned to ${person(userId)}`;
  },
  once_added: ({ name, dueDate, userId }, { person }) =>
    userId === null
      ? `added ${name} once (${shortDate(dueDate)})`
      : `added ${name} once (${shortDate(dueDate)}), for ${person(userId)}`,
  once_deleted: ({ name, dueDate }) => `deleted ${name} (${shortDate(dueDate)}), which was to come once`,
  chore_claimed: ({ type, dueDate, userId }, { person, chore }) =>
    `took over ${chore(type)} (${shortDate(dueDate)}) from ${person(userId)}`,
  chore_claim_ended: ({ type, dueDate, userId, isBack }, { person, chore }) =>
    isBack
      ? `took ${chore(type)} (${shortDate(dueDate)}) back from ${person(userId)}`
      : `gave ${chore(type)} (${shortDate(dueDate)}) back to ${person(userId)}`,
  chore_put_back: ({ type, dueDate }, { chore }) =>
    `put ${chore(type)} (${shortDate(dueDate)}) back on the board`,
  late_chores_let_go: ({ chores: count, others, from, to }) => {
    const what = `let go of ${count} overdue ${count === 1 ? 'chore' : 'chores'} (${dayRange(from, to)})`;
    return others === 0 ? what : `${what}, ${others} of them assigned to housemates`;
  },
  late_chores_put_back: ({ chores: count }) =>
    `put ${count} overdue ${count === 1 ? 'chore' : 'chores'} back on the board`,
  chore_moved: ({ type, from, dueDate }, { chore }) =>
    `moved ${chore(type)} from ${shortDate(from)} to ${shortDate(dueDate)}`,
  swap_accepted: ({ userId, type, dueDate, returnType, returnDueDate, exchanged }, { person, chore }) => {
    const asked = `${chore(type)} (${shortDate(dueDate)})`;
    if (!exchanged) return `agreed to swap ${asked} with ${person(userId)}`;
    if (returnType === null || returnDueDate === null) return `took ${asked} from ${person(userId)}`;
    return `took ${asked} from ${person(userId)} and gave ${chore(returnType)} (${shortDate(returnDueDate)})`;
  },
  money_asked: ({ debtors, again }) =>
    `asked ${debtors} ${debtors === 1 ? 'housemate' : 'housemates'} for money${again ? ' again (it repeats)' : ''}`,
  money_changed: () => 'changed a request for money',
  money_paid: ({ userId }, { person }) => `paid ${person(userId)}`,
  money_settled_up: ({ userId }, { person }) => `settled up with ${person(userId)}`,
  money_unmarked: ({ userId }, { person }) => `marked a payment to ${person(userId)} as not paid`,
  money_let_go: ({ userId }, { person }) => `let go of what ${person(userId)} owed`,
  money_reopened: ({ userId, letGo }, { person }) =>
    letGo
      ? `asked ${person(userId)} again for a share that was let go`
      : `reopened a payment from ${person(userId)}`,
};

/** What the app did by itself, or whoever runs it, with nobody's name before it. */
const BY_ITSELF: { [Type in HomeEvent['type']]?: (data: Data<Type>, names: HistoryNames) => string } = {
  chores_dealt_anew: ({ chores: count }) =>
    `${chores(count)} ${count === 1 ? 'was' : 'were'} shared out again among everyone`,
  role_handed_over: ({ userId }, { person }) =>
    `The person who runs this server made ${person(userId)} the administrator`,
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
export const provingForOthers =
  "This can't be undone, and your housemates notice it. Please prove once more that it is you.";
