import { formatAmount, type Sen } from '#domain/money.ts';
import { REASONS, type Outcome, type Reason } from '#domain/proof-reasons.ts';
import { proofMessage, type ProofNames, whyUnsure } from '#words/proofs.ts';

/** What `npm run receipt` tells the person who runs Serumah of a receipt, and of how it was asked. */

export const usage =
  "Usage: npm run receipt -- FILE, or npm run receipt -- FILE --for request.json. FILE is a picture, a PDF, or a .txt of one page's rows.";
const FORM =
  '{"amount": "RM 12.50" (or sen: 1250), "payee": "Aisyah" (or a list of names), "asked": "2026-11-20" (or "2026-11-20 14:30")}';

export const cannotRead = (file: string, reason: string) => `${file} cannot be read (${reason}).`;
export const cannotCheck = (file: string, reason: string) => `${file} cannot be checked: ${reason}`;
export const tookTooMuch = (file: string) =>
  `${file} took too long or too much memory to open, so we gave up.`;
export const severalPages = (file: string) => `${file} has more than one page; keep only one of them.`;
export const badRequest = (file: string, field: string, wanted: string) =>
  `In ${file}, “${field}” must be ${wanted}.`;
export const wanted: Record<string, string> = {
  amount: 'the share, as “RM 12.50” or as a whole number of sen',
  payee: "the requester's name, or a list of the names they are known by",
  asked: 'the day it was asked for, as “2026-11-20” or “2026-11-20 14:30”',
  now: 'left out, or the moment at which to judge it, as “2026-11-25” or “2026-11-25 09:00”',
};
export const noJson = (file: string) => `${file} is not JSON of this form: ${FORM}.`;
export const unknownField = (file: string, field: string) =>
  `In ${file}, “${field}” is not one of amount, payee, asked and now.`;

const OUTCOME: Record<Outcome, string> = {
  verified: 'Verified: the share would be paid.',
  review: 'Not sure: the requester would be asked.',
  rejected: 'Refused: the debtor may try again.',
};
const SAYS = { gap: 'not read', doubt: 'read, but unclear', contradiction: 'read, and wrong' };
const NAMED_AS = {
  to: 'Named as the recipient',
  from: 'Named as the sender',
  alone: 'Names on their own',
};

const listed = (texts: readonly string[]) => texts.join(', ') || 'none';
const reasonOf = (reason: Reason, names: ProofNames) => {
  const { outcome, says } = REASONS[reason.code];
  const effect = outcome === 'reject' ? 'refuses' : 'asks the requester';
  return `  ${reason.code} (${SAYS[says]}; ${effect}): ${whyUnsure([reason], names)}`;
};

export const said = {
  rows: 'The rows, as the rules read them:',
  rowsLater: 'Rows that only a later pass found:',
  found: 'What was found in them:',
  amounts: (amounts: readonly { text: string; kind: string; counts: boolean }[]) =>
    `  Amounts: ${listed(amounts.map(({ text, kind, counts }) => `${text} (${kind}${counts ? ', counts' : ''})`))}`,
  status: (kind: string, text: string) => `  Status: ${kind}${text === '' ? '' : ` (“${text}”)`}`,
  names: (side: keyof typeof NAMED_AS, names: readonly string[]) => `  ${NAMED_AS[side]}: ${listed(names)}`,
  dates: (dates: readonly { text: string; day: string; label: string | undefined }[]) =>
    `  Dates: ${listed(dates.map(({ text, day, label }) => `${text} (${day}${label === undefined ? '' : `, ${label}`})`))}`,
  references: (references: readonly string[]) => `  References: ${listed(references)}`,
  needed: `To have it judged, say what it should show: --for request.json with ${FORM}.`,
  rules: 'The rules that applied, aspect by aspect:',
  rule: (id: string, sentence: string) => `  ${id}: ${sentence}`,
  on: (text: string, row: number | undefined) =>
    `      ${row === undefined ? 'about' : `row ${row}:`} “${text}”`,
  withoutRemarks: 'What would speak against it, leaving out what the payer may have written:',
  reason: reasonOf,
  decision: (
    decision: { outcome: Outcome; reasons: Reason[]; shown: Sen | undefined },
    names: ProofNames,
  ): string[] => [
    OUTCOME[decision.outcome],
    `For a share of ${formatAmount(names.due)} that ${names.requester} asked for on ${names.asked}.`,
    ...decision.reasons.map((reason) => reasonOf(reason, names)),
    `The debtor would read: ${proofMessage(decision, names)}`,
    'What only the server knows was not checked: who else lives there, other open shares, receipts seen before, and PROOF_AUTO_ACCEPT.',
  ],
};
