import type { SeenPage, SeenWord } from '#receipts/rows/rows.ts';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { partiesOf } from '#receipts/recipient/parties.ts';
import { checkRecipient } from '#receipts/recipient/recipient.ts';
import type { Expected, Reading } from '#receipts/verdict/verdict.ts';

/** A line of a page: one cell, several cells side by side, or cells in another letter size. '' leaves a gap. */
export type Line = string | readonly string[] | { cells: readonly string[]; height: number };

const LETTER_WIDTH = 0.5;
const COLUMNS = [40, 640, 1000, 1300];

/** The lines as the OCR returns them, all with the same confidence. */
export function pageOf(lines: readonly Line[], confidence = 92): SeenPage {
  const words: SeenWord[] = [];
  let y = 40;
  for (const line of lines) {
    const { cells, height } =
      typeof line === 'string' || 'at' in line ? { cells: [line].flat(), height: 20 } : line;
    for (const [column, cell] of cells.entries())
      words.push(...wordsOf(cell, COLUMNS[column] ?? 40, y, height, confidence));
    y += cells.join('') === '' ? 3 * height : 2 * height;
  }
  return { words, width: 1200, height: y };
}

function wordsOf(cell: string, left: number, y: number, height: number, confidence: number): SeenWord[] {
  const words: SeenWord[] = [];
  let x = left;
  for (const text of cell.split(' ').filter(Boolean)) {
    const width = Math.round([...text].length * height * LETTER_WIDTH);
    words.push({ text, confidence, box: { x, y, width, height } });
    x += width + Math.round(height * LETTER_WIDTH);
  }
  return words;
}

/** A headline, more than twice as high as other lines. */
export const big = (...cells: string[]): Line => ({ cells, height: 48 });

export const readingOf = (...lines: readonly Line[]): Reading => ({
  pages: [pageOf(lines)],
  madeBy: '',
  reread: undefined,
});

/** The request that the receipts of `recipe` pay: asked on a Sunday at noon, judged five days later. */
export const expected: Expected = {
  due: 6645,
  names: ['Aisyah'],
  asked: { day: '2026-11-15', minute: 750 },
  now: { day: '2026-11-20', minute: 840 },
};

/** The facts that a receipt shows in any look. */
export type Recipe = {
  status: string;
  amount: string;
  to: string;
  from: string;
  date: string;
  reference: string;
  memo: string;
  balance: string;
};

export const recipe: Recipe = {
  status: 'Successful',
  amount: 'RM 66.45',
  to: 'NUR AISYAH BINTI ABDUL RAHMAN',
  from: 'ONG KAI XIANG',
  date: '17 Nov 2026, 10:24 AM',
  reference: 'QR7720K119284',
  memo: 'TNB bill nov',
  balance: 'RM 2,318.77',
};

/** Receipts of invented banks and wallets. */
export const LOOKS: Record<string, (recipe: Recipe) => Line[]> = {
  'a bank’s app': ({ status, amount, to, from, date, reference, memo }) => [
    ['BankNusa', 'Share'],
    '',
    { cells: [`Transfer ${status}`], height: 26 },
    'Amount',
    big(amount),
    '',
    ['Reference ID', reference],
    ['Date & Time', date],
    ['Beneficiary Name', to],
    ['Beneficiary Account', '4410 8832 1907'],
    ['Receiving Bank', 'Cahaya Bank'],
    ['Transfer Mode', 'DuitNow Transfer'],
    ['Recipient Reference', memo],
    ['From Account', from],
    ['', '514004805020'],
    '',
    'Note: This receipt is computer generated and no signature is required. If the transaction is',
    'unsuccessful, the amount will be credited back to your account.',
  ],
  'labels above values': ({ status, amount, to, from, date, reference, memo }) => [
    { cells: ['Receipt'], height: 28 },
    '',
    'You transferred',
    big(amount),
    'Status',
    status,
    'Transfer to',
    to,
    'Account number',
    '4410 8832 1907',
    'Date and time',
    date,
    'Transaction reference',
    reference,
    'Payment details',
    memo,
    'From',
    from,
    '',
    'Done',
  ],
  'a wallet': ({ status, amount, to, date, reference, memo }) => [
    'Details',
    '',
    `Transfer to ${to}`,
    big(amount),
    '',
    ['Transaction Type', 'DuitNow Transfer'],
    ['To', to],
    ['Status', status],
    ['Transfer Remarks', memo],
    ['Date/Time', date],
    ['Wallet Ref', reference],
  ],
  'a wallet with the balance': ({ status, amount, to, date, reference, memo, balance }) => [
    'Transaction details',
    '',
    to,
    big(`-${amount}`),
    '',
    'Payment Status',
    status,
    'Receiver',
    to,
    'Payment Method',
    'KiraPay Balance',
    'Date & Time',
    date,
    'Transaction ID',
    reference,
    'Note',
    memo,
    'Balance after',
    balance,
  ],
  Malay: ({ status, amount, to, date, reference, memo }) => [
    'Bank Amanah Rakan',
    '',
    { cells: [status === 'Successful' ? 'Pemindahan Berjaya' : status], height: 26 },
    '',
    ['Jumlah', amount],
    ['No. Rujukan', reference],
    ['Tarikh dan Masa', date.replace('Nov', 'November').replace('AM', 'PG')],
    ['Nama Penerima', to],
    ['No. Akaun Penerima', '4410 8832 1907'],
    ['Bank Penerima', 'Cahaya Bank'],
    ['Rujukan Penerima', memo],
    ['Daripada Akaun', '514004805020'],
    ['Caj Perkhidmatan', 'RM 0.00'],
    '',
    'Resit ini adalah janaan komputer. Tandatangan tidak diperlukan.',
  ],
  'a bank’s page': ({ status, amount, to, from, date, reference, memo }) => [
    { cells: ['TRANSFER RECEIPT'], height: 28 },
    '',
    ['Transaction Status', `: ${status}`],
    ['Transaction Reference No.', `: ${reference}`],
    ['Transaction Date & Time', `: ${date}`],
    ['From Account', `: 514004805020 / ${from}`],
    ['Transfer To', `: 441088321907 / ${to}`],
    ['Beneficiary Bank', ': Cahaya Bank'],
    ['Transfer Amount', `: ${amount}`],
    ['Transfer Fee', ': MYR 0.00'],
    ['Total Debit', `: ${amount}`],
    ['Recipient Reference', `: ${memo}`],
    ['Other Payment Details', ': -'],
  ],
  'a QR payment': ({ status, amount, to, date, reference, memo }) => [
    { cells: [status === 'Successful' ? 'Payment successful' : status], height: 26 },
    'You have paid',
    big(amount),
    'to',
    { cells: [to], height: 26 },
    '',
    ['Paid with', 'Main Account ••5020'],
    ['Date', date],
    ['Ref. no', reference],
    ['Note', memo],
  ],
  'a machine’s slip': ({ status, amount, to, date, reference }) => [
    'BANK NUSA SELF SERVICE',
    'CASH DEPOSIT / FUND TRANSFER',
    ['DATE TIME', 'TERMINAL'],
    [date, 'NSA0412'],
    '',
    'TRANSACTION : FUND TRANSFER',
    `REF NO : ${reference}`,
    'TO ACCOUNT : 441088321907',
    `NAME : ${to.slice(0, 22)}`,
    `AMOUNT : ${amount}`,
    'FEE : RM 0.00',
    '',
    `STATUS : ${status.toUpperCase()}`,
    'PLEASE KEEP THIS SLIP SAFELY',
  ],
  'an e-mail': ({ status, amount, to, date, reference, memo }) => [
    `Transaction Notification : ${status}`,
    'Dear Customer,',
    'Please be informed that the following transfer was made from your account.',
    `Date/Time : ${date}`,
    `Reference No. : ${reference}`,
    'Transaction Type : DuitNow Transfer',
    `To Account : 441088321907 ${to}`,
    `Amount : ${amount}`,
    `Remark : ${memo}`,
    `Status : ${status}`,
    '',
    'Should you have any queries call 1 300 888 000. This e-mail may contain privileged information.',
  ],
};

/** The recipient that a page of these lines names, compared with a requester who has these names. */
export function recipientIn(names: string[], ...lines: Line[]) {
  const rows = rowsOf([pageOf(lines)]);
  const { reasons, points, name } = checkRecipient(partiesOf(rows), rows, names);
  return { codes: reasons.map(({ code }) => code), points, name };
}
