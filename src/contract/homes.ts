import * as z from 'zod';
import { DayText } from '#contract/chores.ts';
import { Id, RandomId } from '#contract/ids.ts';
import { OpenAmounts } from '#contract/payments.ts';
import { longRead, ProofOfIdentity, provedWrite, read, write } from '#contract/procedure.ts';
import { BetweenUs } from '#contract/settling-up.ts';
import {
  FIND_BY_NAME,
  HOME_NAME_MAX,
  ROLES,
  TONES,
  WEEKS_IN_ADVANCE_MAX,
  WEEKS_IN_ADVANCE_MIN,
  type HomeSettings,
} from '#domain/homes.ts';
import { DEAL_BY } from '#domain/plan/even-minutes.ts';
import { timeZoneOf } from '#domain/days.ts';
import { JOINING_DOUBTS } from '#domain/payee-notes.ts';
import { cleanLine } from '#domain/texts.ts';

/** A home's name, cleaned, at most 60 characters (docs/product/limits.md 'Texts'). */
const HomeName = z
  .string()
  .overwrite(cleanLine)
  .min(1, { error: 'HOME_NAME_MISSING' })
  .max(HOME_NAME_MAX, { error: 'HOME_NAME_TOO_LONG' });

/** Accepts any name of a zone and returns the stored one. */
const TimeZone = z
  .string()
  .max(100)
  .transform(timeZoneOf)
  .pipe(z.string({ error: 'TIME_ZONE_UNKNOWN' }));
const InHome = z.object({ homeId: Id });
const Code = z.string().max(100).optional();
/** The person was asked about JOIN_SAME_HOME or JOIN_NAMESAKE and joins all the same (docs/product/homes.md 'Warning about similar names'). */
const Sure = z.boolean().optional();

/** The settings of a home (docs/product/homes.md 'Settings of a home'). */
export const Settings = z.object({
  includeWeekends: z.boolean(),
  autoGenerate: z.boolean(),
  weeksInAdvance: z.int().min(WEEKS_IN_ADVANCE_MIN).max(WEEKS_IN_ADVANCE_MAX),
  // Any text: a home with an unknown zone can be read too.
  timeZone: z.string(),
  findByName: z.enum(FIND_BY_NAME),
  exchangeAutomatically: z.boolean(),
  dealBy: z.enum(DEAL_BY),
}) satisfies z.ZodType<HomeSettings>;

/** A person of a home, as the others see them. */
export const Member = z.object({
  userId: Id,
  displayName: z.string(),
  photoURL: z.string().nullable(),
  tone: z.enum(TONES),
  joinedAt: z.date(),
  isAdministrator: z.boolean(),
});
export type Member = z.infer<typeof Member>;

/** A person who left or was removed. Removed people are barred until the administrator allows them again. */
export const FormerMember = Member.omit({ isAdministrator: true }).extend({
  leftAt: z.date(),
  removed: z.boolean(),
});
export type FormerMember = z.infer<typeof FormerMember>;

/** A person who waits to join. The tone is the one that they would get. */
export const JoinRequest = Member.omit({ isAdministrator: true, joinedAt: true }).extend({
  askedAt: z.date(),
});
export type JoinRequest = z.infer<typeof JoinRequest>;

export const HomeSummary = z.object({
  id: Id,
  name: z.string(),
  role: z.enum(ROLES),
  memberCount: z.int(),
  active: z.boolean(),
});
export type HomeSummary = z.infer<typeof HomeSummary>;

export const Home = z.object({
  id: Id,
  name: z.string(),
  adminId: Id,
  role: z.enum(ROLES),
  settings: Settings,
  /** For the administrator alone (docs/product/homes.md 'Administrator and members'). */
  inviteLink: z.string().nullable(),
  members: z.array(Member),
  /** Everyone whom chores and history can name. Only the administrator sees them as a list. */
  formerMembers: z.array(FormerMember),
  /** People who wait to join; for the administrator alone. */
  waiting: z.array(JoinRequest),
  nextSteps: z.object({ sawChores: z.boolean(), invited: z.boolean(), sawBoard: z.boolean() }).nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Home = z.infer<typeof Home>;

/** An entry of the history. words/ makes its sentence from type and data. */
export const HistoryEntry = z.object({
  id: z.int(),
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  actorId: Id.nullable(),
  createdAt: z.date(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

const Joined = z.object({
  homeId: Id,
  name: z.string(),
  already: z.boolean(),
  members: z.array(Member.pick({ userId: true, displayName: true, photoURL: true, tone: true })),
  /** A newcomer's first chore, under its template's name; null if they have none yet. */
  first: z.object({ type: z.string(), name: z.string(), dueDate: DayText }).nullable(),
});
type Joined = z.infer<typeof Joined>;

/** The home of a valid invite link, as shown before joining: names and colours, and nothing that identifies an account. */
const Invitation = z.object({
  homeName: z.string(),
  /** The administrator, the only one who has the link. */
  invitedBy: z.string(),
  /** In joining order. */
  members: z.array(Member.pick({ displayName: true, tone: true })),
  /** A question to a signed-in reader before they join; null if there is none. */
  doubt: z.enum(JOINING_DOUBTS).nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

/** While a person waits, they learn only the name that they typed: the home's id is part of the invite link. */
const JoinedByName = z.discriminatedUnion('waits', [
  Joined.extend({ waits: z.literal(false) }),
  z.object({ waits: z.literal(true) }),
]);
export const OwnJoinRequest = z.object({ id: Id, homeName: z.string(), askedAt: z.date() });
export type OwnJoinRequest = z.infer<typeof OwnJoinRequest>;
const Done = z.object({});

/** What is open if the reader leaves now (docs/product/moving-out.md 'The list'). */
export const MovingOutList = z.object({
  people: z.array(BetweenUs),
  /** The open chores from today on, by day, and who would get each. */
  chores: z.array(z.object({ id: Id, type: z.string(), dueDate: DayText, assignedTo: Id })),
  /** How many open chores of earlier days are let go. */
  lateChores: z.int(),
  /** Pending swap requests, newest first. `byMe`: the reader is the requester. */
  swaps: z.array(
    z.object({
      id: Id,
      byMe: z.boolean(),
      otherId: Id,
      type: z.string(),
      dueDate: DayText,
    }),
  ),
  /** How many of the reader's requests repeat here. */
  repeating: z.int(),
  /** When the reader last downloaded all of their data; null if never. */
  dataDownloadedAt: z.date().nullable(),
});
export type MovingOutList = z.infer<typeof MovingOutList>;

/**
 * Reads and changes a home, its people, settings and history (docs/product/homes.md 'Administrator and members').
 */
export const homes = {
  /** Returns the reader's homes in joining order, each with their role and whether it is active (docs/product/homes.md 'Several homes'). */
  listHomes: read('user').output(z.array(HomeSummary)),
  /**
   * Returns a home with settings and people. The administrator's parts are null or empty for others (docs/product/homes.md 'Administrator and
   * members').
   */
  getHome: read('member').input(InHome).output(Home),
  /** Creates a home. The client makes its id, 122 random bits, since it is part of the invite link. */
  createHome: write('user', [], 'ID_TAKEN', 'HOMES_FULL')
    .input(z.object({ id: RandomId, name: HomeName, timeZone: TimeZone }))
    .output(HomeSummary),
  /** Returns what an invite link shows (docs/product/homes.md 'What a link shows'); NOT_FOUND for any link that opens no home. */
  getInvitation: read('inviteLink', 'NOT_FOUND', 'TOO_MANY_TRIES')
    .input(InHome.extend({ code: Code }))
    .output(Invitation),
  /**
   * Joins a home by its id and code, and makes it the active one; `already` if the reader lives there. HOME_GONE, INVITE_LINK_REPLACED,
   * REMOVED_FROM_HOME, HOME_FULL and HOMES_FULL say why not; TOO_MANY_TRIES after too many look-ups or newcomers (docs/product/homes.md 'Opening
   * the link').
   */
  joinHome: write(
    'invited',
    ['home', 'history', 'chores'],
    'JOIN_SAME_HOME',
    'JOIN_NAMESAKE',
    'HOME_GONE',
    'INVITE_LINK_REPLACED',
    'REMOVED_FROM_HOME',
    'HOME_FULL',
    'HOMES_FULL',
    'TOO_MANY_TRIES',
  )
    .input(InHome.extend({ code: Code, sure: Sure }))
    .output(Joined),
  /** Joins a home by its name, or waits for its administrator if the home asks first (settings.findByName). */
  joinHomeByName: write(
    'notRemoved',
    [],
    'JOIN_SAME_HOME',
    'JOIN_NAMESAKE',
    'HOME_NOT_FOUND',
    'SEVERAL_HOMES',
    'ALREADY_MEMBER',
    'REMOVED_FROM_HOME',
    'HOME_FULL',
    'HOMES_FULL',
    'JOIN_DECLINED',
    'JOIN_REQUESTS_MANY',
    'JOIN_REQUESTS_OWN_MANY',
    'TOO_MANY_TRIES',
  )
    .input(z.object({ name: HomeName, sure: Sure }))
    .output(JoinedByName),
  /** Returns the homes that the reader waits to join. */
  listJoinRequests: read('user').output(z.array(OwnJoinRequest)),
  /** Succeeds if the request was answered or taken back already. */
  takeBackJoinRequest: write('user', [])
    .input(z.object({ id: Id }))
    .output(Done),
  /**
   * Lets in a person who waits. JOIN_REQUEST_GONE if the request was answered or taken back, HOME_FULL, THEIR_HOMES_FULL if they live in
   * too many homes (docs/product/homes.md 'Requests to join').
   */
  acceptJoinRequest: write(
    'administrator',
    ['home', 'history', 'chores'],
    'JOIN_REQUEST_GONE',
    'HOME_FULL',
    'THEIR_HOMES_FULL',
  )
    .input(InHome.extend({ userId: Id }))
    .output(Done),
  /**
   * Declines a person who waits; they may ask again a day later. JOIN_REQUEST_GONE if the request was answered or taken back
   * (docs/product/homes.md 'Requests to join').
   */
  declineJoinRequest: write('administrator', ['home', 'history'], 'JOIN_REQUEST_GONE')
    .input(InHome.extend({ userId: Id }))
    .output(Done),
  /** Makes one of the reader's homes the active one (docs/product/homes.md 'Several homes'). */
  switchHome: write('member', []).input(InHome).output(Done),
  /**
   * Returns what is open of a member who would leave (docs/product/homes.md 'Leaving a home'). The administrator, who asks before
   * removing them, gets only the amounts between the two, because what others owe each other is not theirs to see.
   */
  getLeaving: read('selfOrAdministrator')
    .input(InHome.extend({ userId: Id }))
    .output(OpenAmounts.extend({ openChores: z.int() })),
  /** Returns all that is open if the reader leaves now (docs/product/moving-out.md 'The list'). */
  getMovingOut: longRead('member').input(InHome).output(MovingOutList),
  /** Returns what is still to be paid in the home, in sen. It is deleted with the home. */
  getHomeDeletion: read('administrator')
    .input(InHome)
    .output(z.object({ openAmount: z.int() })),
  /**
   * Leaves the home. Open chores go to the other members, open money stays. ADMINISTRATOR_STAYS until the role is handed over. Succeeds
   * again after leaving; FORBIDDEN for strangers and removed people (docs/product/homes.md 'Leaving a home').
   */
  leaveHome: write('leaver', ['home', 'history', 'chores'], 'ADMINISTRATOR_STAYS').input(InHome).output(Done),
  /**
   * Removes and bars a member, and makes a new invite link. MEMBER_NOT_FOUND; ADMINISTRATOR_STAYS for the administrator themselves
   * (docs/product/homes.md 'Removing a member').
   */
  removeMember: provedWrite(
    'administrator',
    ['home', 'history', 'chores'],
    'MEMBER_NOT_FOUND',
    'ADMINISTRATOR_STAYS',
  )
    .input(InHome.extend({ userId: Id, ...ProofOfIdentity.shape }))
    .output(Done),
  /**
   * Lifts the bar from a removed person, but does not let them in. MEMBER_NOT_FOUND if no such person has left (docs/product/homes.md
   * 'Former members').
   */
  allowAgain: write('administrator', ['home', 'history'], 'MEMBER_NOT_FOUND')
    .input(InHome.extend({ userId: Id }))
    .output(Done),
  /** Makes a new invite link and returns it; older ones fail from then on (docs/product/homes.md 'The invite link'). */
  makeInviteLink: write('administrator', ['home', 'history'])
    .input(InHome)
    .output(z.object({ inviteLink: z.string() })),
  /** Changes settings: every member includeWeekends, the administrator the rest (docs/product/homes.md 'Settings of a home'). */
  updateHomeSettings: write('settingsChanger', ['home', 'history', 'chores'])
    .input(InHome.extend({ settings: Settings.extend({ timeZone: TimeZone }).partial() }))
    .output(Settings),
  /** Renames the home; the name is trimmed, and the same name changes nothing (docs/product/homes.md 'Administrator and members'). */
  renameHome: write('administrator', ['home', 'history', 'homes'])
    .input(InHome.extend({ name: HomeName }))
    .output(Done),
  /** Hands the administrator's role to a member; MEMBER_NOT_FOUND for anyone else (docs/product/homes.md 'Handing over'). */
  handOver: provedWrite('administrator', ['home', 'history', 'homes'], 'MEMBER_NOT_FOUND')
    .input(InHome.extend({ userId: Id, ...ProofOfIdentity.shape }))
    .output(Done),
  /**
   * Deletes the home with everything in it, for good. HOME_NAME_DIFFERS unless its name is given letter for letter (docs/product/homes.md
   * 'Deleting a home').
   */
  deleteHome: provedWrite('administrator', [], 'HOME_NAME_DIFFERS')
    .input(InHome.extend({ name: z.string().max(200), ...ProofOfIdentity.shape }))
    .output(Done),
  /** Returns the history, newest first, 50 a page. `before` is the id of the last entry that was read. */
  listHistory: read('member')
    .input(InHome.extend({ before: z.int().optional() }))
    .output(
      z.object({
        entries: z.array(HistoryEntry),
        next: z.int().nullable(),
        /** The plans (data.planId) that can be brought back now. */
        undoable: z.array(Id),
      }),
    ),
  /** Marks one of the creator's next steps as done. */
  markStepDone: write('member', ['home'])
    .input(InHome.extend({ step: z.enum(['chores', 'board']) }))
    .output(Done),
};
