import { counted } from './counted.ts';
import type { Role } from '#domain/homes.ts';
import { formatAmount, type OpenAmounts } from '#domain/money.ts';

export const ROLES: Record<Role, string> = { administrator: 'Administrator', member: 'Member' };

export const joined = (parts: (string | false)[]) => parts.filter(Boolean).join(' and ');

/** 'You are still owed RM 58.00 and still owe RM 12.00.' One of the two at least is above zero. */
export const openAmounts = ({ owed, owes }: OpenAmounts) =>
  `You ${joined([
    owed > 0 && `are still owed ${formatAmount(owed)}`,
    owes > 0 && `still owe ${formatAmount(owes)}`,
  ])}.`;
export const staysOpen = 'This stays open on Pay My Money Back.';

/** Home Management (docs/product/homes.md 'Several homes', 'Creating a home', 'Joining by name'). */
export const homePage = {
  title: 'Home Management',
  text: 'The people, chores and settings of your homes',
  loading: 'Loading…',
  loadFailed: 'Failed to load your homes',
  cancel: 'Cancel',
  close: 'Close',
};

export const homeList = {
  title: 'Your Homes',
  active: 'Active',
  roleAndMembers: (role: Role, members: number) =>
    `${ROLES[role]} · ${counted(members, 'member', 'members')}`,
  /** After role and members, where another home was made the active one elsewhere. */
  shownHere: 'shown here',
  switch: 'Switch',
  leave: 'Leave',
  left: 'Left home successfully!',
  leaveFailed: 'Failed to leave home',
};

export const noHomeFound = {
  title: 'No Home Found',
  startOrJoin: 'Start a home, or join one',
  manageHomes: 'Manage Homes',
  /** To somebody who left the one that was shown, and lives in others. */
  noneShown: (homes: number) =>
    homes === 1 ? 'You have another home. Switch to it here.' : 'You have other homes. Switch to one here.',
};

export const homeDetails = {
  loadFailed: 'Failed to load home members',
  renameTitle: 'Rename home',
  newName: 'New name',
  save: 'Save',
  renamed: 'Home renamed successfully!',
  renameFailed: 'Failed to rename home. Please try again.',
};

export const inviteLink = {
  title: 'Invite link',
  text: 'Anyone with this link can join.',
  /** In the share sheet, with the link behind it. */
  shareTitle: (home: string) => `Join ${home}`,
  shareText: (home: string) => `Join ${home} on Serumah, where we share chores and costs.`,
  copy: 'Copy Link',
  copied: 'Invite link copied to clipboard',
  copyFailed: 'Failed to copy link',
  code: 'QR code of the invite link',
  scan: "Someone next to you can scan this with their phone's camera.",
  makeNew: 'Make a new link',
  makeNewTitle: 'Make a new invite link?',
  makeNewText: 'The current link will stop working. Everyone who has joined stays a member.',
  makeNewYes: 'Make new link',
  made: 'New invite link made. Older ones no longer work.',
  makeFailed: 'Failed to make a new invite link. Please try again.',
};

/** The name is required (docs/product/homes.md 'Creating a home'). */
export const createHome = {
  title: 'Create Home',
  hint: "You'll be its administrator",
  label: 'Home name',
  button: 'Create Home',
  done: 'Home created successfully!',
  failed: 'Failed to create home',
};

export const joinByName = {
  title: 'Join Home',
  hint: 'Or ask a housemate for the invite link',
  label: 'Exact home name',
  button: 'Join Home',
  done: 'Successfully joined home!',
  failed: 'Failed to join home',
  cancel: 'Cancel',
  asked: (home: string) => `You asked to join ${home}. Its administrator will accept or decline.`,
};

export const homeNameMissing = 'Please enter a home name';

const NAMED = 2;

/** Who else lives in the home: two whole names at most, then how many more. */
export function youLiveWith(names: readonly string[]): string {
  const named = names.slice(0, NAMED);
  const more = names.length - named.length;
  const [first, second] = named;
  if (first === undefined) return "You're the only one here so far.";
  if (more > 0) return `You live with ${named.join(', ')} and ${more} more`;
  return `You live with ${second === undefined ? first : `${first} and ${second}`}`;
}

/** Join Home, which opens from an invite link (docs/product/homes.md 'Opening the link'). */
export const joinHome = {
  joining: 'Joining the home…',
  oneMoment: 'One moment',
  joined: 'Successfully joined the home!',
  joinedToast: 'Joined home successfully!',
  already: 'You are already a member of this home. Set as active.',
  /** A newcomer's first chore; `day` with its weekday. */
  first: (chore: string, day: string) => `Your first: ${chore}, ${day}.`,
  goToDashboard: 'Go to Dashboard',
  manageHomes: 'Manage Homes',
  unable: 'Unable to Join',
  missing: 'Invalid invite link: missing homeId.',
  gone: 'This home no longer exists.',
  failed: 'Failed to join the home. Please try again later.',
  returnToApp: 'Return to App',
  askForNewLink: 'Ask your housemate for a new invite link.',
};

/** In the card 'Join Home': what one waits for. */
export const ownJoinRequests = {
  title: 'You asked to join',
  askedOn: (day: string) => `Asked ${day}. Waiting for the administrator.`,
  loadFailed: 'Your requests to join could not be loaded.',
  takeBack: 'Take back',
  takenBack: (home: string) => `You took back your request to join ${home}.`,
  takeBackFailed: 'Failed to take back the request. Please try again.',
};

/** On the administrator's Home Management: who asks to join by the home's name. */
export const waiting = {
  title: 'Waiting to join',
  /** Names are whatever people type. */
  text: "Anyone can use any name, so only accept people you're expecting.",
  /** What accepting somebody moves; `members` with the newcomer. */
  share: (members: number) => `Whoever you accept gets one of every ${members} chores, from tomorrow on.`,
  askedOn: (day: string) => `Asked ${day}`,
  accept: 'Accept',
  decline: 'Decline',
  accepted: (name: string) => `${name} is now a member.`,
  declined: (name: string) => `${name} was declined.`,
  acceptFailed: 'Failed to accept the request. Please try again.',
  declineFailed: 'Failed to decline the request. Please try again.',
};

/** Asked before one joins (docs/product/homes.md 'Warning about similar names'). */
export const joiningDoubts = {
  JOIN_SAME_HOME: 'You live in another home of this name. Join this one, too?',
  JOIN_NAMESAKE: 'Someone there has the same name as someone you know from another home. Join anyway?',
};

/** What an invite link shows before one joins (docs/product/homes.md 'What a link shows'). */
export const invitation = {
  invited: "You've been invited",
  /** Where the link works; a home may have been made before its creator gave their name. */
  invitedBy: (person: string, home: string) =>
    person === '' ? `You've been invited to ${home}` : `${person} invites you to ${home}`,
  opening: 'Opening the invitation…',
  whoLivesThere: 'Who lives there',
  signIn: 'Please sign in to join this home.',
  /** Asked where nothing says that the person opened the link; the home is unknown where the link opens nothing. */
  question: (home: string | undefined) => `Join ${home ?? 'this home'}?`,
  whyAsked: 'You are not a member yet. If you did not open an invite link yourself, return to the app.',
  join: 'Join this home',
  goToLogin: 'Go to Login',
  createAccount: 'Create an account',
  about: 'Serumah is where housemates share chores and costs.',
};

/** What a chat shows of an invite link (docs/product/homes.md 'What a link shows'). */
export const linkPreview = {
  title: (home: string) => `Join ${home} on Serumah`,
  text: 'Open the link to share chores and costs with your housemates.',
};
