import { formatAmount } from '#domain/money.ts';
import { listed } from '#words/lists.ts';

/** What `npm run admin` tells the person who runs Serumah. */

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
// Names are people's own: none of them may move the cursor, or hide what stands beside it.
const plain = (text: string) => text.replaceAll(/\p{C}/gu, '�');

export const usage = `Use: npm run admin -- <command>

  accounts [text]                   lists accounts, or those whose address, name or id holds the text
  homes [text]                      lists homes, or those whose name, id or members' addresses hold the text
  end-sessions <address>            signs the account out everywhere
  close <address>                   deletes the account, as its person can on the profile
  reset-link <address>              makes a link with which its person sets a new password
  two-step-off <address>            lets the account in by its password alone again
  hand-over <home id> <address>     makes this member the home's administrator

What changes something asks first; with --yes it does not.`;

export const typeYes = (question: string) => `${question} Type yes: `;
export const nothingDone = 'Nothing was done.';
export const cannotAsk = (question: string) =>
  `${question} Nothing was done: there is no terminal to answer in. Add --yes to mean it.`;
export const noDatabase =
  'There is no database yet: npm start makes it. If there should be one, check DATA_DIR.';
export const otherVersion =
  'The database is of another version than this program: npm run doctor says which. Nothing was done.';
export const cannotReach = (reason: string) =>
  `The database cannot be reached or does not answer as it should (${reason}). npm run doctor says more.`;

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
    usedAt === null ? 'signed in nowhere' : `last used ${usedAt.toISOString().slice(0, 10)}`,
  ];
  return `${email}  ${plain(name) || '(no name)'}\n    ${facts.join(', ')}`;
}
export const noAccounts = (text: string) =>
  text === '' ? 'There are no accounts.' : `No account has '${text}' in its address, name or id.`;
export const noAccount = (address: string) =>
  `No account has the address ${address}. npm run admin -- accounts lists them.`;
export const more = (count: number) => `and ${count} more: add a text to see fewer`;

type Home = { id: string; name: string; administrator: string; members: number };
export const homeLine = ({ id, name, administrator, members }: Home) =>
  `${plain(name)}\n    ${id}, ${counted(members, 'member')}, administrator ${administrator}`;
export const noHomes = (text: string) =>
  text === '' ? 'There are no homes.' : `No home has '${text}' in its name, id or members' addresses.`;
export const noHome = (id: string) => `No home has the id ${id}. npm run admin -- homes lists them.`;

export const askEndSessions = (count: number, email: string) =>
  `End ${counted(count, 'session')} of ${email}?`;
export const noSessions = (email: string) => `${email} is signed in nowhere.`;
export const sessionsEnded = (count: number, email: string) =>
  `${counted(count, 'session')} of ${email} ended.`;

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
      ? [
          `${listed(alone.map(plain))} ${alone.length === 1 ? 'goes' : 'go'} with it: nobody else lives there.`,
        ]
      : []),
    ...(owed > 0 ? [`They are still owed ${formatAmount(owed)}.`] : []),
    ...(owes > 0 ? [`They still owe ${formatAmount(owes)}.`] : []),
  ];
  return [`Close the account of ${email} (${plain(name)})?`, ...parts, 'It cannot be taken back.'].join(' ');
}
export const handOverFirst = (email: string, homes: readonly { id: string; name: string }[]) =>
  [
    `${email} is the administrator of others. Hand over first:`,
    ...homes.map(({ id, name }) => `  npm run admin -- hand-over ${id} <address>    (${plain(name)})`),
  ].join('\n');
export const accountClosed = (email: string) => `The account of ${email} is closed.`;

export const askResetLink = (email: string, name: string) =>
  `Make a link with which whoever opens it sets a new password for ${email} (${plain(name)})?`;
export const resetLinkMade = (link: string) =>
  `${link}\nIt works for one hour, once. Give it to its person alone, by a way that you know is theirs.`;

export const askTwoStepOff = (email: string) =>
  `Turn off two-step sign-in of ${email}? Make sure that it is its person who asks. Every session ends.`;
export const twoStepIsOff = (email: string) => `${email} has no two-step sign-in.`;
export const twoStepTurnedOff = (email: string) =>
  `Two-step sign-in of ${email} is off: the password alone lets them in.`;

export const askHandOver = (home: { name: string; administrator: string; email: string }) =>
  `Make ${home.email} the administrator of ${plain(home.name)}, in place of ${home.administrator}?`;
export const alreadyAdministrator = (email: string, home: string) =>
  `${email} is the administrator of ${plain(home)} already.`;
export const notTheirHome = (email: string, home: string) => `${email} does not live in ${plain(home)}.`;
export const handedOver = (home: string, email: string) =>
  `${email} is the administrator of ${plain(home)} now.`;
