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
} from '#domain/homes.ts';
import { DEAL_BY } from '#domain/plan/even-minutes.ts';
import { timeZoneOf } from '#domain/days.ts';
import { JOINING_DOUBTS } from '#domain/payee-notes.ts';
import { cleanLine } from '#domain/texts.ts';

/** A home's name, cleaned, at most 60 characters (docs/product/limits.md 'Names of homes'). */
const HomeName = z
  .string()
  .overwrite(cleanLine)
  .min(1, { error: 'HOME_NAME_MISSING' })
  .max(HOME_NAME_MAX, { error: 'HOME_NAME_TOO_LONG' });

/** Any name of a zone, read as the one that is stored. */
const TimeZone = z
  .string()
  .max(100)
  .transform(timeZoneOf)
  .pipe(z.string({ error: 'TIME_ZONE_UNKNOWN' }));
const InHome = z.object({ homeId: Id });
const Code = z.string().max(100).optional();
/** The person was asked about JOIN_SAME_HOME or JOIN_NAMESAKE, and joins all the same (docs/product/homes.md 'Asked about names'). */
const Sure = z.boolean().optional();

/** docs/product/homes.md 'Settings of a home'. */
export const Settings = z.object({
  includeWeekends: z.boolean(),
  autoGenerate: z.boolean(),
  weeksInAdvance: z.int().min(WEEKS_IN_ADVANCE_MIN).max(WEEKS_IN_ADVANCE_MAX),
  // Whatever is stored: a home with an unknown zone can be read too.
  timeZone: z.string(),
  findByName: z.enum(FIND_BY_NAME),
  exchangeAutomatically: z.boolean(),
  dealBy: z.enum(DEAL_BY),
});

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

/** Somebody who left or was removed; barred until the administrator allows it again. */
export const FormerMember = Member.omit({ isAdministrator: true }).extend({
  leftAt: z.date(),
  removed: z.boolean(),
});
export type FormerMember = z.infer<typeof FormerMember>;

/** Somebody who waits to join; the tone is the one that they would have. */
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
  /** The administrator's alone (docs/product/homes.md 'What the administrator may do'). */
  inviteLink: z.string().nullable(),
  members: z.array(Member),
  /** Everybody whom the home's chores and history can name; the administrator alone sees them as a list. */
  formerMembers: z.array(FormerMember),
  /** Who waits to join; the administrator's alone. */
  waiting: z.array(JoinRequest),
  nextSteps: z.object({ sawChores: z.boolean(), invited: z.boolean(), sawBoard: z.boolean() }).nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Home = z.infer<typeof Home>;

/** An entry of the history: words/ makes the sentence of type and data. */
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

/** What a valid invite link tells whoever holds it, before they join: names and colours, and nothing by which anybody is found. */
const Invitation = z.object({
  homeName: z.string(),
  /** The administrator, who alone has the link to give. */
  invitedBy: z.string(),
  /** In the order of joining. */
  members: z.array(Member.pick({ displayName: true, tone: true })),
  /** What a signed-in reader is asked about before they join; null for nothing. */
  doubt: z.enum(JOINING_DOUBTS).nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Of the home that one waits for nothing is told but the name that one asked by: its id stands in the invite link. */
const JoinedByName = z.discriminatedUnion('waits', [
  Joined.extend({ waits: z.literal(false) }),
  z.object({ waits: z.literal(true) }),
]);
export const OwnJoinRequest = z.object({ id: Id, homeName: z.string(), askedAt: z.date() });
export type OwnJoinRequest = z.infer<typeof OwnJoinRequest>;
const Done = z.object({});

/** What is open of somebody who would leave now (docs/product/moving-out.md 'The list'). */
export const MovingOutList = z.object({
  people: z.array(BetweenUs),
  /** The open chores from today on, by day, with who would get each. */
  chores: z.array(z.object({ id: Id, type: z.string(), dueDate: DayText, assignedTo: Id })),
  /** Open ones of before, which are let go. */
  lateChores: z.int(),
  /** Pending swap requests, the newest first; `byMe`: the reader asked. */
  swaps: z.array(
    z.object({
      id: Id,
      byMe: z.boolean(),
      otherId: Id,
      type: z.string(),
      dueDate: DayText,
    }),
  ),
  /** How many requests of the reader's own repeat here. */
  repeating: z.int(),
  /** When the reader last downloaded all of their data; null where never. */
  dataDownloadedAt: z.date().nullable(),
});
export type MovingOutList = z.infer<typeof MovingOutList>;

/** A home, its people, settings and history (docs/product/homes.md 'What every member may do', 'What the administrator may do'). */
export const homes = {
  /** The reader's homes in the order of joining, each with their role and which one is active (docs/product/homes.md 'Your homes'). */
  listHomes: read('user').output(z.array(HomeSummary)),
  /**
   * A home with its settings and people; what is the administrator's alone is null or empty for others (docs/product/homes.md 'What the
   * administrator may do').
   */
  getHome: read('member').input(InHome).output(Home),
  /** The id is the client's and becomes the home's: 122 random bits, since it stands in the invite link. */
  createHome: write('user', [], 'ID_TAKEN', 'HOMES_FULL')
    .input(z.object({ id: RandomId, name: HomeName, timeZone: TimeZone }))
    .output(HomeSummary),
  /** docs/product/homes.md 'What a link shows'; NOT_FOUND whatever is wrong with it. */
  getInvitation: read('anyone', 'NOT_FOUND', 'TOO_MANY_TRIES')
    .input(InHome.extend({ code: Code }))
    .output(Invitation),
  /**
   * Joins by the invite link's id and code, and makes the home the active one; `already` where the reader lives there. HOME_GONE,
   * INVITE_LINK_REPLACED, REMOVED_FROM_HOME, HOME_FULL and HOMES_FULL say why not, TOO_MANY_TRIES after too many look-ups or newcomers
   * (docs/product/homes.md 'A link that does not work').
   */
  joinHome: write(
    'user',
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
  /** Where the home asks first (settings.findByName), one waits until its administrator accepts or declines. */
  joinHomeByName: write(
    'user',
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
  /** The homes that one waits for. */
  listJoinRequests: read('user').output(z.array(OwnJoinRequest)),
  /** Nothing where it was answered or taken back already. */
  takeBackJoinRequest: write('user', [])
    .input(z.object({ id: Id }))
    .output(Done),
  /**
   * Lets somebody who waits in; JOIN_REQUEST_GONE where it was answered or taken back, HOME_FULL, and THEIR_HOMES_FULL where they live in
   * too many (docs/product/homes.md 'Answering requests to join').
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
   * Refuses somebody who waits, who may ask again a day later; JOIN_REQUEST_GONE where it was answered or taken back (docs/product/homes.md
   * 'After being declined').
   */
  declineJoinRequest: write('administrator', ['home', 'history'], 'JOIN_REQUEST_GONE')
    .input(InHome.extend({ userId: Id }))
    .output(Done),
  /** Makes one of the reader's homes the active one (docs/product/homes.md 'The active home'). */
  switchHome: write('member', []).input(InHome).output(Done),
  /**
   * What somebody who leaves should know first (docs/product/homes.md 'Money stays open'). The administrator, who asks before removing
   * them, hears of the amounts between the two of them alone: what others owe each other is not theirs to see.
   */
  getLeaving: read('member')
    .input(InHome.extend({ userId: Id }))
    .output(OpenAmounts.extend({ openChores: z.int() })),
  /** All that is open of the reader, should they leave now (docs/product/moving-out.md 'The list'). */
  getMovingOut: longRead('member').input(InHome).output(MovingOutList),
  /** What is still to be paid among the people of the home, in sen: it goes with the home. */
  getHomeDeletion: read('administrator')
    .input(InHome)
    .output(z.object({ openAmount: z.int() })),
  /**
   * Leaves; open chores go to those who stay, open money stays. ADMINISTRATOR_STAYS: the role is handed over first. Whoever has left already
   * changes nothing by it; FORBIDDEN for a stranger, and who was removed (docs/product/homes.md 'Leaving a home').
   */
  leaveHome: write('participant', ['home', 'history', 'chores'], 'ADMINISTRATOR_STAYS')
    .input(InHome)
    .output(Done),
  /**
   * Removes and bars a member, and makes a new invite link; MEMBER_NOT_FOUND, and ADMINISTRATOR_STAYS for oneself (docs/product/homes.md
   * 'Removing a member', 'Shut out after a removal').
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
   * Lifts the bar from somebody who was removed, and lets nobody in yet; MEMBER_NOT_FOUND where nobody with that id has
   * left (docs/product/homes.md 'Former members').
   */
  allowAgain: write('administrator', ['home', 'history'], 'MEMBER_NOT_FOUND')
    .input(InHome.extend({ userId: Id }))
    .output(Done),
  /** Answers another address to join by, in place of every older one (docs/product/homes.md 'A new invite link'). */
  makeInviteLink: write('administrator', ['home', 'history'])
    .input(InHome)
    .output(z.object({ inviteLink: z.string() })),
  /** Every member may change includeWeekends, the administrator the rest (docs/product/homes.md 'Settings of a home'). */
  updateHomeSettings: write('member', ['home', 'history', 'chores'])
    .input(InHome.extend({ settings: Settings.extend({ timeZone: TimeZone }).partial() }))
    .output(Settings),
  /** Gives the home another name, trimmed; the same one changes nothing (docs/product/homes.md 'Renaming a home'). */
  renameHome: write('administrator', ['home', 'history', 'homes'])
    .input(InHome.extend({ name: HomeName }))
    .output(Done),
  /** Gives the administrator's role to a member; MEMBER_NOT_FOUND for anybody else (docs/product/homes.md 'Handing over'). */
  handOver: provedWrite('administrator', ['home', 'history', 'homes'], 'MEMBER_NOT_FOUND')
    .input(InHome.extend({ userId: Id, ...ProofOfIdentity.shape }))
    .output(Done),
  /**
   * Deletes the home with all that is in it, for everybody and for good; HOME_NAME_DIFFERS unless its name is given letter for letter
   * (docs/product/homes.md 'Deleting a home').
   */
  deleteHome: provedWrite('administrator', [], 'HOME_NAME_DIFFERS')
    .input(InHome.extend({ name: z.string().max(200), ...ProofOfIdentity.shape }))
    .output(Done),
  /** Newest first, 50 a page; `before` is the id of the last entry that was read. */
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
  /** Marks a step of the creator's next steps as done. */
  markStepDone: write('member', ['home'])
    .input(InHome.extend({ step: z.enum(['chores', 'board']) }))
    .output(Done),
};
