import type { DealBy } from '#domain/plan/even-minutes.ts';
import { cleanLine } from '#domain/texts.ts';

/** In characters (docs/product/limits.md 'Texts'). */
export const HOME_NAME_MAX = 60;
/** The most members of a home (docs/product/limits.md 'Homes'). */
export const MEMBERS_MAX = 30;
/** The most homes where a person lives (docs/product/limits.md 'Homes'). */
export const HOMES_MAX = 20;
export const HISTORY_PAGE = 50;
export const WEEKS_IN_ADVANCE_MIN = 1;
export const WEEKS_IN_ADVANCE_MAX = 26;

/**
 * Who can join by the home's exact name (docs/product/homes.md 'Find by name'): anyone, people whom the administrator accepts, or no one.
 */
export const FIND_BY_NAME = ['anyone', 'ask_first', 'off'] as const;
export type FindByName = (typeof FIND_BY_NAME)[number];

/** The most people who wait for a home, and the most homes for which a person waits. */
export const JOIN_REQUESTS_MAX = 30;
export const OWN_JOIN_REQUESTS_MAX = 5;
/** How long a declined person has to wait before asking again, in milliseconds: a day. */
export const ASK_AGAIN_MS = 24 * 60 * 60 * 1000;
/** How long an unanswered request to join waits, in milliseconds: 30 days. */
export const JOIN_REQUEST_EXPIRY_MS = 30 * 24 * 60 * 60 * 1000;
/** Why requests to join under the home's name ended. */
export type JoinRequestEnd = 'renamed' | 'anyone' | 'off' | 'deleted';

/**
 * Returns the setting after a removal: 'anyone' becomes 'ask_first', or the removed person could join again with a new account
 * (docs/product/homes.md 'Removing a member').
 */
export const findByNameAfterRemoval = (findByName: FindByName): FindByName =>
  findByName === 'anyone' ? 'ask_first' : findByName;

/** Every member may change includeWeekends, the administrator the others (docs/product/homes.md 'Settings of a home'). */
export type HomeSettings = {
  includeWeekends: boolean;
  autoGenerate: boolean;
  weeksInAdvance: number;
  timeZone: string;
  findByName: FindByName;
  exchangeAutomatically: boolean;
  dealBy: DealBy;
};

/** The settings of a new home (docs/product/homes.md 'Settings of a home'). The time zone comes from the creator's browser. */
export const DEFAULT_SETTINGS: Omit<HomeSettings, 'timeZone'> = {
  includeWeekends: false,
  autoGenerate: true,
  weeksInAdvance: 8,
  findByName: 'anyone',
  exchangeAutomatically: true,
  dealBy: 'turns',
};

/** Eight tones, given in joining order. */
export const TONES = ['leaf', 'mango', 'hibiscus', 'sky', 'orchid', 'teal', 'brick', 'lime'] as const;
export type Tone = (typeof TONES)[number];

/** Returns the tone of a person who joins a home with so many memberships, former ones too. */
export const toneOf = (memberships: number): Tone => TONES[memberships % TONES.length] ?? 'leaf';

export const ROLES = ['administrator', 'member'] as const;
export type Role = (typeof ROLES)[number];

/** Returns a member's role (docs/product/homes.md 'Administrator and members'). */
export const roleOf = (home: { adminId: string }, userId: string): Role =>
  home.adminId === userId ? 'administrator' : 'member';

/** Returns whether a member may leave: the administrator may not (docs/product/homes.md 'Leaving a home'). */
export const mayLeave = (role: Role): boolean => role !== 'administrator';

/**
 * Returns whether a person must hand over the role before deleting their account: they are administrator of a home with other members
 * (docs/product/accounts.md 'Asking before deletion').
 */
export const mustHandOver = (role: Role, memberCount: number): boolean =>
  role === 'administrator' && memberCount > 1;

/** Returns whether a member may remove another: the administrator, but not themselves (docs/product/homes.md 'Removing a member'). */
export const mayRemove = (role: Role, self: string, other: string): boolean =>
  role === 'administrator' && self !== other;

/**
 * Returns whether a member may change these settings: everyone 'Include Weekends', the administrator all (docs/product/homes.md 'Settings
 * of a home').
 */
export const mayChangeSettings = (role: Role, changed: Partial<HomeSettings>): boolean =>
  role === 'administrator' || Object.keys(changed).every((key) => key === 'includeWeekends');

/**
 * Returns whether a member may delete the home: the administrator, if the typed name is the home's, letter for letter apart from spacing
 * (docs/product/homes.md 'Deleting a home').
 */
export const mayDelete = (role: Role, home: { name: string }, typed: string): boolean =>
  role === 'administrator' && cleanLine(typed) === cleanLine(home.name);

/** The kinds of entries in a home's history (docs/product/homes.md 'History'). */
export type HomeEvent =
  | { type: 'home_created'; data: { name: string } }
  | { type: 'home_renamed'; data: { from: string; to: string } }
  | { type: 'member_joined'; data: Record<string, never> }
  | { type: 'member_left'; data: Record<string, never> }
  | { type: 'member_removed'; data: { userId: string } }
  | { type: 'member_allowed_again'; data: { userId: string } }
  | { type: 'join_request_accepted'; data: { userId: string } }
  /** Without the person: they never lived here. */
  | { type: 'join_request_declined'; data: Record<string, never> }
  | { type: 'role_handed_over'; data: { userId: string } }
  | { type: 'invite_link_made'; data: Record<string, never> }
  | { type: 'settings_changed'; data: Partial<HomeSettings> }
  | { type: 'chores_dealt_anew'; data: { chores: number } }
  /** The actor's absence was created, changed or deleted. */
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
  /** userId is its member, if another person let it go. */
  | {
      type: 'chore_let_go';
      data: { choreId: string; type: string; dueDate: string; userId: string | null };
    }
  /** The actor added a chore that comes once, for userId; null if all are away. */
  | { type: 'once_added'; data: { choreId: string; name: string; dueDate: string; userId: string | null } }
  | { type: 'once_deleted'; data: { choreId: string; name: string; dueDate: string } }
  /** The actor took it over from userId. */
  | { type: 'chore_claimed'; data: { choreId: string; type: string; dueDate: string; userId: string } }
  /** The actor gave it back to userId, or took it back from userId (`isBack`). */
  | {
      type: 'chore_claim_ended';
      data: { choreId: string; type: string; dueDate: string; userId: string; isBack: boolean };
    }
  | { type: 'chore_put_back'; data: { choreId: string; type: string; dueDate: string } }
  /** A number of chores at once, due between two days; `others` are housemates'. */
  | { type: 'late_chores_let_go'; data: { chores: number; others: number; from: string; to: string } }
  | { type: 'late_chores_put_back'; data: { chores: number } }
  /** By a day, to dueDate; also for Undo. */
  | { type: 'chore_moved'; data: { choreId: string; type: string; dueDate: string; from: string } }
  /** The actor accepted; userId is the requester. A return is the chore that they gave. */
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
  /** Amounts and titles are left out: only the people of a request see them. */
  /** `again`: it repeats, and no one made it just then. */
  | { type: 'money_asked'; data: { debtors: number; again?: true } }
  /** The actor changed their request. */
  | { type: 'money_changed'; data: Record<never, never> }
  /** The actor paid userId. */
  | { type: 'money_paid'; data: { userId: string } }
  /** The actor paid userId the difference between what the two owed each other. */
  | { type: 'money_settled_up'; data: { userId: string } }
  /** The actor undid 'Mark as Paid' of a share to userId. */
  | { type: 'money_unmarked'; data: { userId: string } }
  /** The actor let go of a share of userId. */
  | { type: 'money_let_go'; data: { userId: string } }
  /** The actor reopened a share of userId that was paid or let go. */
  | { type: 'money_reopened'; data: { userId: string; letGo?: boolean } };
