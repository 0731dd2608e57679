import type { Role } from '#domain/homes.ts';
import { formatAmount, type OpenAmounts, type Sen } from '#domain/money.ts';
import { counted } from './counted.ts';
import { ROLES, joined, staysOpen } from './homes.ts';

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
  nobody: 'Nobody else lives here yet',
  title: 'Hand over role',
};

/** Where somebody may leave, or cannot yet (docs/product/moving-out.md 'The way to it'). */
export const moveOutList = 'Move-out list';

/** docs/product/homes.md 'Deleting a home' */
export const deleteHome = {
  open: 'Delete home',
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
