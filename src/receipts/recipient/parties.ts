import { isMemo, isUnderMemo } from '#receipts/labels/memos.ts';
import { hasName, isOfName } from '#receipts/recipient/name-likeness.ts';
import { namesAlone } from '#receipts/recipient/names-alone.ts';
import type { Cell, Row } from '#receipts/rows/rows.ts';
import { kindOfLabel } from '#receipts/labels/labels.ts';
import { BILLER_LABEL, HOLDER, valueOf } from '#receipts/recipient/party-values.ts';
import { isOfLostHeading, ofSection, ofTwins, sectionsOf, type Side } from '#receipts/recipient/sections.ts';
import { sentencesOf } from '#receipts/sentences/sentences.ts';
import { ANYBODY } from '#receipts/lexicon/sections.ts';
import { TO_NAME } from '#receipts/lexicon/parties.ts';
import {
  KIND_OF_RECIPIENT,
  NOBODY_RECEIVES,
  PAYER_NAME,
  RECEIVES,
  TRANSFERS,
} from '#receipts/lexicon/party-context.ts';
import { anyOf, label, phrase, plain, wordsOf } from '#receipts/terms.ts';
import { recipientsIn } from '#receipts/sentences/recipients.ts';

/** The parties of a payment, by the labels. */
export type Parties = {
  to: Payee[];
  from: string[];
  /** Cells that are nothing but a name, as many apps show the recipient, and account holders without a side. */
  alone: string[];
};

/**
 * A recipient named by a label or sentence. `isLine`: all of it is in one line, which the payer may have written as a remark: 'paid to
 * Aisyah'.
 */
type Payee = { text: string; isName: boolean; isLine: boolean };

const NAME_LABEL = label(TO_NAME);
/** 'You paid us' does not name the recipient. */
const NOT_NAMED = new Set(['us', 'we', 'you', 'me', 'it', 'them', 'him', 'her']);
const PAYER_LABEL = label(PAYER_NAME);
/** 'Name' is the recipient's if money goes from one account to another, and the customer's if a bill or a fee was paid. */
const OF_ANYBODY = label(ANYBODY);
const OF_TRANSFER = phrase(TRANSFERS);
const BANK_LABEL = /^\W*(?:nama )?bank(?: name)?\b/i;
const KINDS_OF_RECIPIENTS = new Set(wordsOf(KIND_OF_RECIPIENT));
/** The receiver of an email, not of the money. */
const E_MAIL = /\S@\S+\.\S/;

/** '**** 3100' may be read as 'Frxx 3100'. */
const IS_ACCOUNT = /^\W*\p{L}{1,4}\W*\d{3,}\W*$/u;

/** Collects the values of the recipient's and the sender's labels, and the names without a label. */
export function partiesOf(rows: readonly Row[]): Parties {
  const parties: Parties = { to: [], from: [], alone: [] };
  const perhaps: Parties['to'] = [];
  const sections = sectionsOf(rows);
  const isTransfer = rows.some(
    (row) => !isMemo(row) && row.cells.some(({ text }) => OF_TRANSFER.test(text) || BANK_LABEL.test(text)),
  );
  for (const [index, row] of rows.entries()) {
    const isWritten = row.cells.length === 1 && isUnderMemo(row, rows[index - 1]);
    const to = isWritten ? perhaps : parties.to;
    for (const cell of row.cells) {
      const sideByLabel = ofPayer(cell) ?? ofTwins(cell, rows, index);
      if (sideByLabel === undefined && isOfLostHeading(cell, rows, sections, index)) continue;
      const kind = sideByLabel ?? sideOf(cell, sections[index]);
      if (kind === 'to' && isOfMail(cell, rows, index)) continue;
      const receiver = kind ? undefined : receiverIn(cell.text);
      if (receiver !== undefined) to.push({ text: receiver, isName: true, isLine: true });
      if (!kind && HOLDER.test(cell.text)) parties.alone.push(valueOf(cell, rows, index));
      if (!kind) continue;
      const text = valueOf(cell, rows, index);
      // 'Check with your / recipient, or call us' continues.
      if (kind === 'to' && text.startsWith(',')) continue;
      if (NOT_NAMED.has(text.split(' ')[0]?.toLowerCase() ?? '')) continue;
      if (isKindOfRecipient(text)) continue;
      if (kind === 'to' && !isTransfer && OF_ANYBODY.test(cell.text)) continue;
      if (kind === 'from') parties.from.push(text);
      else
        to.push({
          text,
          isName: NAME_LABEL.test(cell.text.trim()),
          isLine: text !== '' && cell.text.includes(text),
        });
    }
  }
  parties.to = parties.to.filter(({ text }) => !E_MAIL.test(text) && !IS_ACCOUNT.test(text));
  const biller = billerOf(rows);
  if (biller !== undefined)
    return { ...parties, to: [{ text: biller, isName: true, isLine: false }], alone: [] };
  parties.to.push(
    ...sentencesOf(rows)
      .flatMap(recipientsIn)
      .filter((text) => !isKindOfRecipient(text))
      .map((text) => ({ text, isName: false, isLine: true })),
  );
  // 'Payment details' is a title above the fields, or a label of the payer's remark: 'to Aisyah'.
  if (!parties.to.some(({ text }) => hasName(text))) parties.to.push(...perhaps);
  parties.alone.push(...namesAlone(rows));
  parties.alone = parties.alone.filter((text) => !parties.from.some((from) => from.includes(text)));
  return parties;
}

const IS_RECEIVED = new RegExp(String.raw`^[^\p{L}]*(\p{Lu}.*?)\s+(?:${anyOf(RECEIVES)})$`, 'u');
const IS_NOBODY = new RegExp(String.raw`^(?:${anyOf(NOBODY_RECEIVES)})\b`, 'i');

/** 'Nur Aisyah received' and, at the other end of the line, the sum. */
function receiverIn(text: string): string | undefined {
  const name = IS_RECEIVED.exec(text.trim())?.[1];
  return name !== undefined && isOfName(name) && !IS_NOBODY.test(name) ? name : undefined;
}

const MAIL_TO = /^\W*(?:to|kepada|cc)\b/i;
const MAIL_HEAD_ROWS = 2;
/** 'Kepada: Kai >' opens the rest of the header. */
const OPENS = /\p{L}\s*[>›»]\W*$/u;

/** 'To: Kai' near the sender's address is the header of an email. Text beside the whole row belongs to another column. */
function isOfMail({ text }: Cell, rows: readonly Row[], index: number): boolean {
  if (!MAIL_TO.test(text)) return false;
  const [, ...values] = rows[index]?.cells ?? [];
  const end = values.at(-1)?.right ?? Infinity;
  const near = rows.slice(Math.max(0, index - MAIL_HEAD_ROWS), index + MAIL_HEAD_ROWS + 1);
  return (
    OPENS.test(text) ||
    near.some(({ cells }) => cells.some((cell) => E_MAIL.test(cell.text) && cell.left <= end))
  );
}

/** Returns whether the text itself says who received the money. */
export const isReceiver = (text: string): boolean => receiverIn(text) !== undefined;

/** 'Transfer to friend', 'Transfer to Duku User', 'To 3rd party account'. */
const isKindOfRecipient = (text: string) => KINDS_OF_RECIPIENTS.has(plain(text)) || IS_KIND.test(text.trim());
const IS_KIND = new RegExp(
  [
    String.raw`(?:^|\s)(?:users?|pengguna|members?|ahli)$`,
    String.raw`^(?:an)?other\b.*\b(?:account|bank)s?$|^(?:third|3rd)[\s-]party\b|^(?:bank|akaun(?: bank| orang)?) lain\b`,
    String.raw`^(?:transfer|pindahan)$|^(?:your|my|his|her|their) (?:share|part|half)\W*$`,
  ].join('|'),
  'i',
);

const billerOf = (rows: readonly Row[]): string | undefined =>
  rows
    .flatMap((row, index) =>
      row.cells.filter(({ text }) => BILLER_LABEL.test(text)).map((cell) => valueOf(cell, rows, index)),
    )
    .find(hasName);

const ofPayer = ({ text }: Cell): Side | undefined => (PAYER_LABEL.test(text) ? 'from' : undefined);

const sideOf = ({ text }: Cell, section: Side | undefined): Side | undefined =>
  ofSection(text, section) ?? kindOfLabel(text);
