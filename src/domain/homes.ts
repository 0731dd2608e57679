import type { DealBy } from '#domain/plan/even-minutes.ts';
import { cleanLine } from '#domain/texts.ts';

/** docs/product/limits.md 'Names of homes', 'Members of a home'. */
export const HOME_NAME_MAX = 60;
export const MEMBERS_MAX = 30;
/** docs/product/limits.md 'Homes of a person': how many homes one person lives in at most. */
export const HOMES_MAX = 20;
export const HISTORY_PAGE = 50;
export const WEEKS_IN_ADVANCE_MIN = 1;
export const WEEKS_IN_ADVANCE_MAX = 26;

/** Who gets in by the home's exact name (docs/product/homes.md 'Find by name'): anyone, whom the administrator accepts, or nobody. */
export const FIND_BY_NAME = ['anyone', 'ask_first', 'off'] as const;
export type FindByName = (typeof FIND_BY_NAME)[number];

/** So many wait for a home at most, and for so many homes one person. */
export const JOIN_REQUESTS_MAX = 30;
export const OWN_JOIN_REQUESTS_MAX = 5;
/** Who was declined may ask again after a day, in milliseconds. */
export const ASK_AGAIN_MS = 24 * 60 * 60 * 1000;
/** A request that nobody answers ends after 30 days, in milliseconds. */
export const JOIN_REQUEST_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Why nobody can wait any more to join under the home's name. */
export type JoinRequestEnd = 'renamed' | 'anyone' | 'off' | 'deleted';

/**
 * docs/product/homes.md 'Shut out after a removal': after a removal nobody gets in by name unasked, or whoever was removed could, with a
 * fresh account.
 */
export const afterRemoval = (findByName: FindByName): FindByName =>
  findByName === 'anyone' ? 'ask_first' : findByName;

/** docs/product/homes.md 'Settings of a home': every member may change includeWeekends, the administrator the rest. */
export type HomeSettings = {
  includeWeekends: boolean;
  autoGenerate: boolean;
  weeksInAdvance: number;
  timeZone: string;
  findByName: FindByName;
  exchangeAutomatically: boolean;
  dealBy: DealBy;
};

/** docs/product/homes.md 'Settings of a home'. The time zone has no default here: the creator's browser gives it. */
export const DEFAULT_SETTINGS: Omit<HomeSettings, 'timeZone'> = {
  includeWeekends: false,
  autoGenerate: true,
  weeksInAdvance: 8,
  findByName: 'anyone',
  exchangeAutomatically: true,
  dealBy: 'turns',
};

/** Eight tones in joining order. */
export const TONES = ['leaf', 'mango', 'hibiscus', 'sky', 'orchid', 'teal', 'brick', 'lime'] as const;
export type Tone = (typeof TONES)[number];

/** The tone of whoever joins after `memberships` others ever did. */
export const toneOf = (memberships: number): Tone => TONES[memberships % TONES.length] ?? 'leaf';

export const ROLES = ['administrator', 'member'] as const;
export type Role = (typeof ROLES)[number];

/** docs/product/homes.md 'Administrator and members': whoever created the home, or took the role over. */
export const roleOf = (home: { adminId: string }, userId: string): Role =>
  home.adminId === userId ? 'administrator' : 'member';

/** docs/product/homes.md 'Leaving a home': the administrator cannot leave their own home. */
export const mayLeave = (role: Role): boolean => role !== 'administrator';

/**
 * docs/product/accounts.md 'Administrators cannot be deleted': an account whose person is the administrator of others goes only once
 * somebody else is.
 */
export const mustHandOver = (role: Role, memberCount: number): boolean =>
  role === 'administrator' && memberCount > 1;

/** docs/product/homes.md 'Removing a member': the administrator removes others, never themselves. */
export const mayRemove = (role: Role, self: string, other: string): boolean =>
  role === 'administrator' && self !== other;

/** docs/product/homes.md 'Settings of a home': 'Include Weekends' is everybody's, the other settings are the administrator's. */
export const mayChangeSettings = (role: Role, changed: Partial<HomeSettings>): boolean =>
  role === 'administrator' || Object.keys(changed).every((key) => key === 'includeWeekends');

/** docs/product/homes.md 'Deleting a home': what was typed must be the home's name, letter for letter, however it is spaced. */
export const mayDelete = (role: Role, home: { name: string }, typed: string): boolean =>
  role === 'administrator' && cleanLine(typed) === cleanLine(home.name);

/** The kinds of entries in a home's history (docs/product/homes.md 'What the history tells'). */
export type HomeEvent =
  | { type: 'home_created'; data: { name: string } }
  | { type: 'home_renamed'; data: { from: string; to: string } }
  | { type: 'member_joined'; data: Record<string, never> }
  | { type: 'member_left'; data: Record<string, never> }
  | { type: 'member_removed'; data: { userId: string } }
  | { type: 'member_allowed_again'; data: { userId: string } }
  | { type: 'join_request_accepted'; data: { userId: string } }
  /** Whose, nobody keeps: they never lived here. */
  | { type: 'join_request_declined'; data: Record<string, never> }
  | { type: 'role_handed_over'; data: { userId: string } }
  | { type: 'invite_link_made'; data: Record<string, never> }
  | { type: 'settings_changed'; data: Partial<HomeSettings> }
  | { type: 'chores_dealt_anew'; data: { chores: number } }
  /** The actor is away, or no more. */
  | { type: 'absence_made' | 'absence_changed' | 'absence_ended'; data: { from: string; to: string } }
  | { type: 'chores_regenerated'; data: { planId: string; replaced: number; chores: number } }
  | { type: 'plan_brought_back'; data: { planId: string; chores: number } }
  | { type: 'chores_shared'; data: { userIds: string[]; chores: number } }
  | { type: 'template_created'; data: { templateId: string; name: string } }
  | { type: 'template_changed'; data: { templateId: string; name: string } }
  | { type: 'template_reset'; data: { templateId: string; name: string } }
  | { type: 'template_deleted'; data: { templateId: string; name: string } }
  | { type: 'templates_planned'; data: { planId: string; templateIds: string[]; chores: number } }
  | { type: 'chore_completed'; data: { choreId: string; type: string; dueDate: string } }
  | { type: 'chore_reopened'; data: { choreId: string; type: string; dueDate: string } }
  /** userId has it where somebody else let it go. */
  | {
      type: 'chore_let_go';
      data: { choreId: string; type: string; dueDate: string; userId: string | null };
    }
  | { type: 'chore_put_back'; data: { choreId: string; type: string; dueDate: string } }
  /** So many at once, due from one day to another; `others` are those of housemates. */
  | { type: 'late_chores_let_go'; data: { chores: number; others: number; from: string; to: string } }
  | { type: 'late_chores_put_back'; data: { chores: number } }
  /** By a day, to dueDate; also back again. */
  | { type: 'chore_moved'; data: { choreId: string; type: string; dueDate: string; from: string } }
  /** By whoever accepted; userId asked for it. A return is what they gave for it. */
  | {
      type: 'swap_accepted';
      data: {
        userId: string;
        type: string;
        dueDate: string;
        returnType: string | null;
        returnDueDate: string | null;
        exchanged: boolean;
      };
    }
  /** What and how much stays between its people. */
  /** `again`: nobody did it just then, it repeats. */
  | { type: 'money_asked'; data: { debtors: number; again?: true } }
  /** The actor changed what they ask for. */
  | { type: 'money_changed'; data: Record<never, never> }
  /** The actor paid userId. */
  | { type: 'money_paid'; data: { userId: string } }
  /** The actor paid userId what was left once both ways were set against each other. */
  | { type: 'money_settled_up'; data: { userId: string } }
  /** The actor undid that they had paid userId. */
  | { type: 'money_unmarked'; data: { userId: string } }
  /** The actor forgave userId a share. */
  | { type: 'money_let_go'; data: { userId: string } }
  /** The actor takes back that userId paid, or that they let it go. */
  | { type: 'money_reopened'; data: { userId: string; letGo?: boolean } };
