/**
 * What the server checks before a call's handler runs: a session, or membership of the home that the input's `homeId` names. A 'party' is a
 * member, a 'participant' is or was a member: their handler looks up under lock whether the thing itself concerns the caller.
 */
export type Access = 'anyone' | 'user' | 'member' | 'administrator' | 'party' | 'participant';

type Rule = { access: Access; who: string };

/**
 * Each rule by which a call or an address accepts its caller: what is checked before the handler runs (`access`), and whom the handler then
 * accepts (`who`, as docs/access.md prints it). `test/access/allowed.ts` has the callers of the test for each rule.
 */
export const ACCESS_RULES = {
  anyone: { access: 'anyone', who: 'Anyone, signed in or not' },
  user: { access: 'user', who: 'Anyone who is signed in' },
  member: { access: 'member', who: 'Members of the home' },
  administrator: { access: 'administrator', who: 'The administrator of the home' },

  emailLink: { access: 'anyone', who: 'Anyone with the link from the email' },
  emailLinkOwner: { access: 'user', who: 'The signed-in person whose email had the link' },
  googleStep: { access: 'anyone', who: 'The browser that has just signed in with Google' },

  inviteLink: { access: 'anyone', who: 'Anyone with a valid invite link' },
  invited: {
    access: 'user',
    who: 'Anyone signed in with a valid invite link, unless they were removed from the home',
  },
  notRemoved: { access: 'user', who: 'Anyone who is signed in, unless they were removed from the home' },
  leaver: { access: 'participant', who: 'Members of the home, except its administrator' },
  selfOrAdministrator: {
    access: 'member',
    who: 'A member about themselves, the administrator about any member',
  },
  settingsChanger: {
    access: 'member',
    who: 'Members for “Include Weekends”, the administrator for every other setting',
  },

  assignee: { access: 'party', who: 'The member whose chore it is' },
  completer: { access: 'party', who: 'The member who completed the chore' },
  notAssignee: { access: 'member', who: 'Members, except the one whose chore it is' },
  assigneeOrAdministrator: { access: 'party', who: 'The member whose chore it is, and the administrator' },
  ownOrAdministrator: {
    access: 'party',
    who: 'Members for their own chores, the administrator for everyone’s',
  },
  eitherOfClaim: {
    access: 'party',
    who: 'The member who took the chore over, and the one who had it before',
  },
  onceCreator: { access: 'party', who: 'The member who added the chore' },
  letGoBy: { access: 'party', who: 'The member who let go of them' },
  absentMember: { access: 'party', who: 'The member who is away' },
  absencePreview: {
    access: 'party',
    who: 'Members for new days away, the member who is away for existing ones',
  },
  swapTarget: { access: 'party', who: 'The member who was asked' },
  swapRequester: { access: 'party', who: 'The member who asked' },

  requester: { access: 'participant', who: 'The requester, also after leaving the home' },
  requesterAnywhere: { access: 'user', who: 'The requester' },
  debtor: { access: 'participant', who: 'The debtor of the share, also after leaving the home' },
  debtorOrLink: {
    access: 'anyone',
    who: 'The debtor of the share, and anyone with the link from an email to that debtor',
  },
  billReader: {
    access: 'anyone',
    who: 'The requester and the debtors, also after leaving the home, and anyone with the link from an email to one of these debtors',
  },
  proofReader: {
    access: 'user',
    who: 'The debtor who sent it, and the requester while it waits for an answer or pays a share',
  },
  moneyReader: {
    access: 'user',
    who: 'Members of the home; without a home anyone signed in, about their own money in homes that they have left',
  },
  openDebtor: { access: 'user', who: 'Anyone who owes this person an open share' },
  owesMore: {
    access: 'participant',
    who: 'The one of the two who owes more, or both if they owe the same, also after leaving the home',
  },
  owedByOther: {
    access: 'participant',
    who: 'Anyone who is or was a member, about shares that they asked for',
  },
  seriesOwner: { access: 'party', who: 'The member whose repeating request it is' },

  housemate: { access: 'user', who: 'Anyone who is signed in, to people of their homes' },
  pictureReader: {
    access: 'user',
    who: 'The person, their housemates, and the administrator of a home that they have asked to join',
  },
  calendarLink: { access: 'anyone', who: 'Anyone with the calendar link' },
} as const satisfies Record<string, Rule>;

export type AccessRule = keyof typeof ACCESS_RULES;

/** The access that a rule stands for. */
export type AccessOf<R extends AccessRule> = (typeof ACCESS_RULES)[R]['access'];
