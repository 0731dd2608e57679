import type { Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { shortDate } from './days.ts';
import { payeeDetails, signInToPay } from './payee-details.ts';
import type { SettlingStep } from '#domain/notifications.ts';
import { REVIEW_REMINDERS_MAX, REVIEW_DAYS } from '#domain/payments.ts';

const { accountNumber, duitNowId, qrFor } = payeeDetails;

/** How to pay, in a letter to whoever owes. */
export const payeeDetailsInLetter = {
  accountNumber,
  accountName: 'Nama akaun',
  duitNowId,
  qrFor,
  added: (day: Day) => `Butiran pembayaran: Ditambah ${shortDate(day)}.`,
  changed: (day: Day) =>
    `Butiran pembayaran: Ditukar ${shortDate(day)}. Tidak pasti? Tanya dahulu sebelum membayar.`,
  /** To an address that nobody has confirmed. */
  signIn: signInToPay,
  /** A number, in a line of its own. */
  numbered: (label: string, number: string) => `${label}: ${number}`,
  qr: (share: Sen, isFilled: boolean) =>
    isFilled
      ? `DuitNow QR dalam e-mel ini sudah diisi dengan ${formatAmount(share)}. Imbas kod itu, atau simpan dan buka dalam aplikasi bank anda.`
      : `DuitNow QR dalam e-mel ini tiada jumlah di dalamnya. Imbas dengan aplikasi bank anda dan taip ${formatAmount(share)}.`,
};

/** A name is left out where it could be taken for a link. */
type Facts = {
  /** Whoever did it, or whom it waits for: the other of the two. */
  other: string | undefined;
  amount: Sen;
  /** What each of the two owed the other, before it. */
  payerOwed: Sen;
  payeeOwed: Sen;
  lines: number;
  home: string;
  /** From 1, where a receipt still waits. */
  again?: number | undefined;
};

const who = ({ other }: Facts) => other ?? 'Rakan serumah';
const them = ({ other }: Facts) => other ?? 'rakan serumah anda';
const NO_BANK_ACCOUNT = 'Kami tidak dapat melihat akaun bank anda – sila semak sama ada wang sudah masuk.';
const REOPEN =
  'Dalam Pay My Money Back, anda boleh membuka semula bahagian yang dihutang kepada anda di sebelah “Dibayar”.';

const SAID: Record<
  SettlingStep,
  (facts: Facts) => { subject: string; lead: string; text: string[]; button?: string }
> = {
  marked: (facts) => ({
    subject:
      facts.amount === 0
        ? `${who(facts)} menyelesaikan hutang dengan anda: tiada sesiapa perlu membayar`
        : `${who(facts)} menyelesaikan hutang dengan anda: ${formatAmount(facts.amount)}`,
    lead: `${who(facts)} menyelesaikan hutang dengan anda`,
    text: [
      facts.amount === 0
        ? `Hutang anda berdua sama banyak, jadi ${facts.lines} bahagian selesai dan tiada sesiapa perlu membayar.`
        : `${who(facts)} berkata dia sudah membayar beza hutang anda, tetapi tiada resit. ${facts.lines} bahagian selesai. ${NO_BANK_ACCOUNT}`,
      `Tidak betul? ${REOPEN}`,
    ],
  }),
  verified: (facts) => ({
    subject: `${who(facts)} menyelesaikan hutang dengan anda: ${formatAmount(facts.amount)}`,
    lead: `${who(facts)} menyelesaikan hutang dengan anda`,
    text: [
      `Gambar resit untuk beza hutang anda sepadan (jumlah, tarikh, nama anda, rujukan). ${facts.lines} bahagian selesai. ${NO_BANK_ACCOUNT}`,
      `Belum terima? ${REOPEN}`,
    ],
  }),
  review: (facts) => ({
    subject: `${facts.again === undefined ? 'Sila' : 'Peringatan: sila'} semak bukti penyelesaian hutang daripada ${them(facts)}: ${formatAmount(facts.amount)}`,
    lead: `${who(facts)} berkata dia sudah menyelesaikan hutang dengan anda`,
    text: [
      `Adakah wang sudah masuk? Lihat resit dan pilih “Sahkan” atau “Belum terima”. “Sahkan” menyelesaikan ${facts.lines} bahagian; “Belum terima” tidak menyelesaikan satu pun.`,
    ],
    button: 'Semak bukti',
  }),
  confirmed: (facts) => ({
    subject: `${who(facts)} mengesahkan bahawa hutang anda sudah selesai: ${formatAmount(facts.amount)}`,
    lead: `${who(facts)} sudah menerima`,
    text: [`${facts.lines} bahagian sudah selesai. Tiada apa-apa lagi yang perlu dibuat.`],
  }),
  not_received: (facts) => ({
    subject: `${who(facts)} belum menerima ${formatAmount(facts.amount)} untuk penyelesaian hutang`,
    lead: `${who(facts)} belum menerima`,
    text: [
      `Tiada apa-apa yang diselesaikan: hutang anda berdua kekal seperti sebelum ini. Sudah bayar? Bincang dengan ${them(facts)}, dan muat naik resit yang menunjukkan bayaran itu.`,
    ],
  }),
  unanswered: (facts) => ({
    subject: `${who(facts)} tidak menyemak resit penyelesaian hutang anda: ${formatAmount(facts.amount)}`,
    lead: `${who(facts)} tidak menyemak resit anda`,
    text: [
      `Resit anda menunggu selama ${REVIEW_DAYS} hari, jadi resit itu tidak dikira lagi dan sudah dipadam. Tiada apa-apa yang diselesaikan. Sudah bayar? Bincang dengan ${them(facts)}, dan muat naik resit itu semula.`,
    ],
  }),
  review_ended: (facts) => ({
    subject: `Bukti penyelesaian hutang daripada ${them(facts)} tidak disemak: ${formatAmount(facts.amount)}`,
    lead: `${who(facts)} berkata dia sudah menyelesaikan hutang dengan anda`,
    text: [
      `Resit itu menunggu jawapan anda selama ${REVIEW_DAYS} hari, jadi resit itu tidak dikira lagi dan sudah dipadam. Tiada apa-apa yang diselesaikan.`,
    ],
  }),
};

/** One letter for the whole settling, however many lines it has. */
export function settlingUp(what: SettlingStep, facts: Facts) {
  const { button = 'Buka Pay My Money Back', ...said } = SAID[what](facts);
  const isToPayer = what === 'confirmed' || what === 'not_received' || what === 'unanswered';
  const [yours, theirs] = isToPayer ? [facts.payerOwed, facts.payeeOwed] : [facts.payeeOwed, facts.payerOwed];
  return {
    ...said,
    preview: said.text[0] ?? '',
    big: formatAmount(facts.amount),
    under: 'Penyelesaian hutang',
    facts: [
      ['Anda berhutang', formatAmount(yours)],
      ['Dia berhutang', formatAmount(theirs)],
      ['Rumah', facts.home],
    ] as const,
    button,
    why:
      facts.again === undefined
        ? `Anda menerima e-mel ini kerana anda dan ${them(facts)} berkongsi belanja di ${facts.home}.`
        : `Ini peringatan ke-${facts.again} (paling banyak ${REVIEW_REMINDERS_MAX}), dihantar kerana resit di ${facts.home} masih menunggu jawapan anda.`,
  };
}
