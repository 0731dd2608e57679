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

/** Home Management (docs/product/homes.md 'Your homes', 'Creating a home', 'Joining by name'). */
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
  leaveTitle: (home: string) => `Leave ${home}?`,
  leaveText: (openChores: number) =>
    openChores === 0
      ? 'You have no open chores there. The others will be told that you left.'
      : `Your ${counted(openChores, 'open chore', 'open chores')} will go to the others. They'll be told that you left.`,
  leaveAmounts: (open: OpenAmounts) => `${openAmounts(open)} ${staysOpen}`,
  leaveTextUnknown:
    "Your open chores will go to the others. They'll be told that you left. Open payments stay with you.",
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
  rename: (home: string) => `Rename ${home}`,
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

/** The name is required (docs/product/homes.md 'Making a new home'). */
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
