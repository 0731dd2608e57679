import { SWAP_MESSAGE_MAX, type SwapEnd, type SwapStatus } from '#domain/swaps.ts';
import { capital } from './grammar.ts';

export const swapProblems = {
  MESSAGE_TOO_LONG: `A message can have at most ${SWAP_MESSAGE_MAX} characters`,
  SWAP_WITH_ONESELF: 'Please choose a housemate, not yourself.',
  SWAP_USER_MISSING: 'Could not find user details for the swap.',
  SWAP_NOT_FOUND: 'This swap request no longer exists.',
  SWAP_ANSWERED: 'This swap request was already answered or cancelled.',
  SWAP_PENDING: 'There is already a pending swap request for this chore.',
  SWAP_CHORE_GONE: 'Original chore does not exist!',
  SWAP_RETURN_GONE: 'Chore to swap with does not exist!',
};

/** Swap Requests (docs/product/swaps.md 'The swaps page'). */
export const swapPage = {
  title: 'Chore Swap Requests',
  text: "Trade a chore when the day doesn't suit you",
  loading: 'Loading Swap Requests...',
  loadFailed: 'Failed to load swap requests',
  showMore: 'Show more',
  noHome: 'You need to join a home to swap chores.',
  incoming: 'Incoming Requests',
  noIncoming: 'No incoming swap requests.',
  outgoing: 'Outgoing Requests',
  howToAsk: 'To ask for one, tap the arrows on one of your chores.',
  noOutgoing: "You haven't sent any swap requests.",
};

/** What became of the request's chore or of the one in return, or of one of its two people: the bell and the card say the same. */
export const swapEnds: Record<SwapEnd, (who: string, home: string) => string> = {
  completed: () => 'one of the chores was completed.',
  deleted: () => 'one of the chores is no longer planned.',
  moved: () => "one of the chores is now someone else's.",
  another_day: () => 'one of the chores was moved to another day.',
  left: (who, home) => `${who} no longer lives in ${home}.`,
};

const whose = (name: string | undefined, chore: string) => (name ? `${name}'s ${chore}` : chore);

/** One request, as its reader sees it. */
export const swapCard = {
  incoming: (name = 'Someone') => `${name} wants to swap chores with you.`,
  outgoing: (name = 'someone') => `You requested to swap with ${name}.`,
  youTake: 'You take',
  youHandOver: 'You hand over',
  favour: (name = 'someone') => `Nothing, it is a favour to ${name}`,
  nothingInReturn: 'Nothing in return',
  quoted: (message: string) => `“${message}”`,
  day: (day: string, minutes: number | undefined) =>
    minutes === undefined ? day : `${day} · ${minutes} min`,
  named: (chore: string, day: string) => `${chore}, ${day}`,
  nothingMoves: 'Nothing moves by itself in this home: agree on who does what.',
  /** 'Your Sweep, Nov 24 for Ben Tan’s Mop, Nov 25' */
  askedByYou: (chore: string, inReturn: string | undefined, name: string | undefined) =>
    inReturn === undefined ? chore : `Your ${chore} for ${whose(name, inReturn)}`,
  askedOfYou: (chore: string, inReturn: string | undefined, name: string | undefined) =>
    inReturn === undefined ? chore : `${whose(name, chore)} for your ${inReturn}`,
  ended: (because: SwapEnd, who: string | undefined, home: string) =>
    capital(swapEnds[because](who ?? 'Someone', home)),
  endedByYou: (home: string) => `You have since left ${home}.`,
  moved: 'Exchanged',
  movedOne: 'Handed over',
  notMoved: 'Nothing moved by itself',
  accept: 'Accept',
  reject: 'Reject',
  cancel: 'Cancel Request',
};

export const swapStatuses: Record<SwapStatus, string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
  cancelled: 'Cancelled',
};

/** What answers a press of Accept, Reject or 'Cancel Request' (docs/product/swaps.md 'Accepting', 'Rejecting and cancelling'). */
export const swapAnswers = {
  exchanged: 'Swap accepted! The chores have been exchanged.',
  takenOver: 'Swap accepted! The chore is now yours.',
  acceptedOnly: 'Swap accepted! Please coordinate the chore change manually.',
  rejected: 'Swap rejected.',
  cancelled: 'Swap request cancelled.',
  acceptFailed: 'Failed to accept swap. Please try again.',
  acceptOnlyFailed: 'Failed to accept swap. This feature is a work in progress.',
  rejectFailed: 'Failed to reject swap.',
  cancelFailed: 'Failed to cancel request.',
};

/** Asking a housemate to take a chore (docs/product/swaps.md 'The swap dialog'). */
export const swapDialog = {
  title: 'Request a Chore Swap',
  close: 'Close',
  due: (day: string) => `Due ${day}`,
  minutes: (minutes: number) => `about ${minutes} min`,
  housemate: 'Housemate',
  choose: 'Choose a housemate',
  chooseMissing: 'Please choose a housemate.',
  inReturn: 'Chore in return',
  optional: 'Optional',
  favour: 'Nothing, as a favour',
  thisWeek: 'This week',
  nextWeek: 'Next week',
  laterWeeks: 'Show later weeks',
  inReturnHint: 'Choose a housemate first.',
  readingChores: 'Loading their chores…',
  wouldDo: (name: string) => `What you would do for ${name}.`,
  away: 'Away',
  nameAway: (name: string) => `${name} (away)`,
  noOpenChores: (name: string) => `${name} has no open chores to give in return.`,
  choresFailed: 'Their chores could not be loaded.',
  choreGone: 'That chore is no longer open. Choose another one, or nothing.',
  chore: (name: string, day: string) => `${name}, ${day}`,
  facts: (day: string, minutes: number | undefined) =>
    minutes === undefined ? day : `${day} · ${minutes} min`,
  message: 'Message',
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  nothingMoves: "Nothing moves by itself in this home: once it's accepted, agree on who does what.",
  cancel: 'Cancel',
  send: 'Send Request',
  sending: 'Sending…',
  sent: 'Swap request sent successfully!',
  failed: 'Failed to send swap request.',
};
