import { formatAmount } from '#domain/money.ts';
import { listed } from '#words/grammar.ts';

/** What `npm run admin` tells the person who runs Serumah. */

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
// Names are people's own: none of them may move the cursor, or hide what stands beside it.
const plain = (text: string) => text.replaceAll(/\p{C}/gu, '�');

export const usage = `Usage: npm run admin -- <command>

  accounts [text]                   lists accounts, or those whose address, name or id contains the text
  homes [text]                      lists homes, or those whose name, id or members' addresses contain the text
  end-sessions <address>            signs the account out everywhere
  close <address>                   deletes the account, as its owner can on the profile
  reset-link <address>              makes a link for the owner to set a new password
  two-step-off <address>            turns two-step sign-in off, so the password alone is enough
  hand-over <home id> <address>     makes this member the home's administrator

Commands that change something ask first; --yes skips the question.`;

export const typeYes = (question: string) => `${question} Type yes: `;
export const nothingDone = 'Nothing was done.';
export const cannotAsk = (question: string) =>
  `${question} Nothing was done: there is no terminal to answer in. Add --yes to confirm.`;
export const noDatabase =
  'There is no database yet: npm start creates it. If there should be one, check DATA_DIR.';
export const otherVersion =
  'The database does not match this version of the program: npm run doctor says more. Nothing was done.';
export const cannotReach = (reason: string) =>
  `The database cannot be reached or does not answer properly (${reason}). npm run doctor says more.`;

type Account = {
  id: string;
  email: string;
  name: string;
  confirmed: boolean;
  homes: number;
  sessions: number;
  twoStep: boolean;
  usedAt: Date | null;
};
export function accountLine({
  id,
  email,
  name,
  confirmed,
  twoStep,
  homes,
  sessions,
  usedAt,
}: Account): string {
  const facts = [
    id,
    confirmed ? 'confirmed' : 'not confirmed',
    ...(twoStep ? ['two-step sign-in'] : []),
    counted(homes, 'home'),
    counted(sessions, 'session'),
    usedAt === null ? 'not signed in anywhere' : `last used ${usedAt.toISOString().slice(0, 10)}`,
  ];
  return `${email}  ${plain(name) || '(no name)'}\n    ${facts.join(', ')}`;
}
export const noAccounts = (text: string) =>
  text === '' ? 'There are no accounts.' : `No account has '${text}' in its address, name or id.`;
export const noAccount = (address: string) =>
  `No account has the address ${address}. npm run admin -- accounts lists them.`;
export const more = (count: number) => `and ${count} more: add some text to narrow the list`;

type Home = { id: string; name: string; administrator: string; members: number };
export const homeLine = ({ id, name, administrator, members }: Home) =>
  `${plain(name)}\n    ${id}, ${counted(members, 'member')}, administrator ${administrator}`;
export const noHomes = (text: string) =>
  text === '' ? 'There are no homes.' : `No home has '${text}' in its name, id or members' addresses.`;
export const noHome = (id: string) => `No home has the id ${id}. npm run admin -- homes lists them.`;

type Ended = { sessions: number; calendarLink: boolean };
const endedOf = ({ sessions, calendarLink }: Ended) =>
  [(sessions > 0 || !calendarLink) && counted(sessions, 'session'), calendarLink && 'the calendar link']
    .filter((part) => part !== false)
    .join(' and ');
export const askEndSessions = (ended: Ended, email: string) => `End ${endedOf(ended)} of ${email}?`;
export const noSessions = (email: string) => `${email} is not signed in anywhere.`;
export const sessionsEnded = (ended: Ended, email: string) => `Ended ${endedOf(ended)} of ${email}.`;

export function askClose(account: {
  email: string;
  name: string;
  alone: readonly string[];
  owed: number;
  owes: number;
}): string {
  const { email, name, alone, owed, owes } = account;
  const parts = [
    ...(alone.length > 0
      ? [`${listed(alone.map(plain))} will be deleted too: nobody else lives there.`]
      : []),
    ...(owed > 0 ? [`They are still owed ${formatAmount(owed)}.`] : []),
    ...(owes > 0 ? [`They still owe ${formatAmount(owes)}.`] : []),
  ];
  return [`Close the account of ${email} (${plain(name)})?`, ...parts, 'This cannot be undone.'].join(' ');
}
export const handOverFirst = (email: string, homes: readonly { id: string; name: string }[]) =>
  [
    `${email} is the administrator of homes where others live. Hand these over first:`,
    ...homes.map(({ id, name }) => `  npm run admin -- hand-over ${id} <address>    (${plain(name)})`),
  ].join('\n');
export const accountClosed = (email: string) => `The account of ${email} is closed.`;

export const askResetLink = (email: string, name: string) =>
  `Make a link that lets whoever opens it set a new password for ${email} (${plain(name)})?`;
export const resetLinkMade = (link: string) =>
  `${link}\nIt works once, for one hour. Give it only to the owner, in a way that you know reaches them alone.`;

export const askTwoStepOff = (email: string) =>
  `Turn off two-step sign-in for ${email}? Make sure that it is the owner who asks. All their sessions will end.`;
export const twoStepIsOff = (email: string) => `Two-step sign-in is not on for ${email}.`;
export const twoStepTurnedOff = (email: string) =>
  `Two-step sign-in is off for ${email}: the password alone lets them in.`;

export const askHandOver = (home: { name: string; administrator: string; email: string }) =>
  `Make ${home.email} the administrator of ${plain(home.name)}, in place of ${home.administrator}?`;
export const alreadyAdministrator = (email: string, home: string) =>
  `${email} is already the administrator of ${plain(home)}.`;
export const notTheirHome = (email: string, home: string) => `${email} does not live in ${plain(home)}.`;
export const handedOver = (home: string, email: string) =>
  `${email} is now the administrator of ${plain(home)}.`;
