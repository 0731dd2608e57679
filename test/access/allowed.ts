import { ACCESS_RULES, type AccessRule } from '#contract/access.ts';
import { CALLERS, type Caller } from '#test/access/callers.ts';

const SIGNED_IN = CALLERS.filter((caller) => caller !== 'nobody' && caller !== 'link');
const MEMBERS = ['housemate', 'asker', 'debtor', 'administrator'] as const;
const FORMER_TOO = ['left', 'removed', ...MEMBERS] as const;
const DEBTORS = ['left', 'removed', 'debtor'] as const;

/** The callers whom each rule accepts, in the home of `test/access/home.ts`. */
const ALLOWED: Record<AccessRule, readonly Caller[]> = {
  anyone: CALLERS,
  user: SIGNED_IN,
  member: MEMBERS,
  administrator: ['administrator'],
  emailLink: CALLERS,
  emailLinkOwner: ['asker'],
  googleStep: [],
  inviteLink: CALLERS,
  invited: SIGNED_IN.filter((caller) => caller !== 'removed'),
  notRemoved: SIGNED_IN.filter((caller) => caller !== 'removed'),
  leaver: ['housemate', 'asker', 'debtor'],
  selfOrAdministrator: MEMBERS,
  settingsChanger: MEMBERS,
  assignee: ['asker'],
  completer: ['asker'],
  notAssignee: ['housemate', 'debtor', 'administrator'],
  assigneeOrAdministrator: ['asker', 'administrator'],
  ownOrAdministrator: MEMBERS,
  eitherOfClaim: ['asker', 'housemate'],
  onceCreator: ['asker'],
  letGoBy: ['asker'],
  absentMember: ['asker'],
  absencePreview: MEMBERS,
  swapTarget: ['debtor'],
  swapRequester: ['asker'],
  requester: ['asker'],
  requesterAnywhere: ['asker'],
  debtor: DEBTORS,
  debtorOrLink: ['debtor', 'link'],
  billReader: [...DEBTORS, 'asker', 'link'],
  proofReader: ['asker', 'debtor'],
  moneyReader: MEMBERS,
  openDebtor: DEBTORS,
  owesMore: ['debtor'],
  owedByOther: FORMER_TOO,
  seriesOwner: ['asker'],
  housemate: MEMBERS,
  pictureReader: MEMBERS,
  calendarLink: CALLERS,
};

/** Other answers than the rule's: to one caller, to everyone, to all who are signed in, or to all whom the rule refuses. */
type Other = Partial<Record<Caller | 'all' | 'signedIn' | 'refused', string>>;

/** The members of the home other than the asker. */
const OTHERS = ['housemate', 'debtor', 'administrator'] as const;
const toOthers = (answer: string): Other => Object.fromEntries(OTHERS.map((caller) => [caller, answer]));
const toMembers = (answer: string): Other => Object.fromEntries(MEMBERS.map((caller) => [caller, answer]));

/** Rows with an answer other than 401 or 403, or rows about a case (in brackets) that the rule treats otherwise. */
const OTHER_ANSWERS: Record<string, Other> = {
  'users.finishSignIn': { all: 'SIGN_IN_EXPIRED' },
  'users.confirmAddress': { ...signedInBut('asker', 'OTHER_ACCOUNT') },
  'users.confirmEmailChange': { ...signedInBut('asker', 'OTHER_ACCOUNT') },
  'users.keepEmail (guessed)': { all: 'LINK_EXPIRED' },
  'users.checkResetLink (guessed)': { all: 'LINK_EXPIRED' },
  'users.resetPassword (guessed)': { all: 'LINK_EXPIRED' },
  'users.deleteAccount': { outsider: 'ADMINISTRATOR_OF_OTHERS', administrator: 'ADMINISTRATOR_OF_OTHERS' },
  'homes.getInvitation (old link)': { all: '404' },
  'homes.joinHome': { removed: 'REMOVED_FROM_HOME' },
  'homes.joinHome (old link)': {
    newcomer: 'INVITE_LINK_REPLACED',
    outsider: 'INVITE_LINK_REPLACED',
    left: 'INVITE_LINK_REPLACED',
    removed: 'REMOVED_FROM_HOME',
  },
  'homes.joinHomeByName': { removed: 'REMOVED_FROM_HOME', ...toMembers('ALREADY_MEMBER') },
  'homes.getLeaving (of another)': { housemate: '403', asker: '403' },
  'homes.leaveHome': { left: 'ok', administrator: 'ADMINISTRATOR_STAYS' },
  'homes.updateHomeSettings (others)': { housemate: '403', asker: '403', debtor: '403' },
  'chores.completeChore': toOthers('CHORE_OF_OTHER'),
  'chores.endClaim': { debtor: 'CHORE_OF_OTHER', administrator: 'CHORE_OF_OTHER' },
  'chores.reopenChore': toOthers('CHORE_OF_OTHER'),
  'chores.moveChore': toOthers('CHORE_OF_OTHER'),
  'chores.putBackChore': { administrator: 'PUT_BACK_TOO_LATE' },
  "chores.letGoLateChores (everybody's)": { housemate: '403', asker: '403', debtor: '403' },
  'chores.putBackLateChores': toMembers('ok'),
  'absences.previewAbsence (changed)': toOthers('403'),
  'mailChoices.unsubscribe (guessed)': { all: 'LINK_INVALID' },
  'mailChoices.allowLettersAgain (guessed)': { all: 'LINK_INVALID' },
  'pushes.subscribe (private network)': { signedIn: 'PUSH_REFUSED' },
  'pushes.setDeviceChoices': { signedIn: 'PUSH_OFF' },
  'payments.listPaymentRequests (no home)': { signedIn: 'ok' },
  'settlingUp.settleUp': {
    left: 'SETTLING_CHANGED',
    removed: 'SETTLING_CHANGED',
    housemate: 'SETTLING_CHANGED',
    asker: 'SETTLING_CHANGED',
    administrator: 'SETTLING_CHANGED',
  },

  '/functions/*': { all: '404' },
  '/*/us-central1/*': { refused: '401', debtor: 'ok', link: 'ok' },
  '/unsubscribe (guessed)': { all: '400' },
  '/pictures/*': { refused: '404' },
  '/pictures/* (guessed)': { all: '404' },
  '/proofs/*': { refused: '404' },
  '/bills/*': { refused: '404' },
  '/bills/* (guessed)': { all: '404' },
  '/calendar/* (guessed)': { all: '404' },
  '/api/bills/*': { newcomer: 'PAYMENT_NOT_FOUND', outsider: 'PAYMENT_NOT_FOUND' },
  '/api/auth/*': { all: '404' },
  '/api/rpc/*': { all: '404' },
  '/api/*': { all: '404' },
  '/*': { all: '405' },
};

function signedInBut(but: Caller, answer: string): Other {
  return Object.fromEntries(SIGNED_IN.filter((caller) => caller !== but).map((caller) => [caller, answer]));
}

function refusalBy(rule: AccessRule | undefined, caller: Caller): string {
  const isUnknown = !SIGNED_IN.includes(caller as (typeof SIGNED_IN)[number]);
  return isUnknown || rule === undefined || ACCESS_RULES[rule].access === 'anyone' ? '401' : '403';
}

/**
 * Returns what each caller is answered: `ok`, or how they are refused (`asking.ts`).
 * @param row the call or address, with a case of it in brackets
 * @param rule the rule of the call or address; undefined if it has none
 */
export function answersOf(row: string, rule: AccessRule | undefined): Record<Caller, string> {
  const other = OTHER_ANSWERS[row] ?? {};
  const answerTo = (caller: Caller) => {
    const toGroup = other.all ?? (SIGNED_IN.includes(caller as never) ? other.signedIn : undefined);
    const special = other[caller] ?? toGroup;
    if (special !== undefined) return special;
    if (rule !== undefined && ALLOWED[rule].includes(caller)) return 'ok';
    return other.refused ?? refusalBy(rule, caller);
  };
  return Object.fromEntries(CALLERS.map((caller) => [caller, answerTo(caller)])) as Record<Caller, string>;
}

/** The rows that have their own answer, to check that each of them is still tested. */
export const ROWS_WITH_OTHER_ANSWERS = Object.keys(OTHER_ANSWERS);
