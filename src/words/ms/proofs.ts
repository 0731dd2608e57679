import type { Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import type { Decision } from '#receipts/verdict/decision.ts';
import { REASONS, type Reason, type ReasonCode } from '#domain/proof-reasons.ts';
import { plainDate } from './days.ts';

/** What the sentences on a proof speak of: who asked for how much, and on which day of the home. */
export type ProofNames = { requester: string; due: Sen; asked: Day };

type Sentence<Code extends ReasonCode> = (
  reason: Extract<Reason, { code: Code }>,
  names: ProofNames,
) => string;

const due = (names: ProofNames) => formatAmount(names.due);
const askedOn = (names: ProofNames) =>
  `sebelum ${names.requester} meminta bayaran ini pada ${plainDate(names.asked)}`;
const dated = (day: Day | undefined) => (day === undefined ? 'bertarikh' : `bertarikh ${plainDate(day)},`);
const quoted = (text: string | undefined) => (text === undefined ? '' : ` (${text})`);

const UNREADABLE =
  'Fail ini tidak cukup jelas untuk dibaca. Sila muat naik tangkapan skrin asal (bukan salinan yang kecil atau dimajukan) atau resit PDF.';

const sentences: { [Code in ReasonCode]: Sentence<Code> } = {
  'status-failed': ({ word }) =>
    `Menurut resit ini, bayaran tidak berjaya (“${word}”). Sila bayar semula dan muat naik resit bayaran yang berjaya.`,
  'status-pending': ({ word }) =>
    `Bayaran ini belum selesai (“${word}”). Sila muat naik resit selepas bank anda menunjukkan bayaran berjaya.`,
  reused: ({ title }) =>
    `Resit ini sudah digunakan untuk ${title === undefined ? 'bayaran lain di rumah ini' : `“${title}”`}. Setiap bayaran memerlukan resitnya sendiri.`,
  'other-currency': ({ shown }, names) =>
    `Resit ini dalam mata wang lain${quoted(shown)}. Sila muat naik resit untuk ${due(names)}.`,
  'confirm-screen': () =>
    'Ini nampak seperti skrin sebelum bayaran dihantar. Sila selesaikan bayaran dan muat naik resit yang menyatakan bayaran berjaya.',
  shop: (_, { requester }) =>
    `Ini nampak seperti resit kedai atau bil, bukan bukti anda membayar ${requester}. Sila muat naik resit pindahan wang.`,
  'amount-low': ({ shown }, names) =>
    shown === undefined
      ? UNREADABLE
      : `Resit menunjukkan ${formatAmount(shown)}, tetapi bahagian anda ${due(names)}. Sila muat naik resit untuk ${due(names)}.`,
  unreadable: () => UNREADABLE,
  'amount-missing': (_, names) =>
    `Kami tidak menjumpai ${due(names)} sebagai jumlah bayaran dalam fail ini. Sila muat naik resit yang jelas dan penuh.`,
  'date-old': ({ day }, names) =>
    `Resit ini ${dated(day)} ${askedOn(names)}. Sila muat naik resit untuk bayaran ini.`,
  'date-future': ({ day }) =>
    day === undefined
      ? 'Tarikh resit ini belum tiba. Sila muat naik resit bayaran yang sudah dibuat.'
      : `Tarikh resit ini, ${plainDate(day)}, belum tiba. Sila muat naik resit bayaran yang sudah dibuat.`,
  'sender-other': ({ name }) => `Menurut resit, pengirimnya ialah ${name}.`,
  'looks-used': () => 'Resit ini nampak seperti resit yang sudah digunakan.',
  // Only the requester may know that it was another home.
  'used-elsewhere': () => 'Resit ini nampak seperti resit yang sudah digunakan.',
  'amount-high': ({ shown }, names) =>
    shown === undefined
      ? `Resit menunjukkan lebih daripada bahagian anda, ${due(names)}.`
      : `Resit menunjukkan ${formatAmount(shown)}, lebih daripada bahagian anda, ${due(names)}.`,
  'several-shares': ({ shown, count }) =>
    `Resit menunjukkan ${formatAmount(shown)}, iaitu jumlah ${count} bahagian anda yang belum dibayar.`,
  'amount-unlabelled': (_, names) =>
    `Kami menjumpai ${due(names)}, tetapi tidak pasti sama ada itu jumlah bayaran.`,
  'amount-conflict': ({ shown }) =>
    `Resit menunjukkan lebih daripada satu jumlah${quoted(shown.map(formatAmount).join(', ') || undefined)}.`,
  'other-currency-too': () => 'Resit juga menunjukkan mata wang lain.',
  'amount-unsure': () => 'Jumlah pada resit sukar dibaca.',
  'amount-unread': (_, names) =>
    `Kami tidak menjumpai ${due(names)} sebagai jumlah bayaran, tetapi maklumat lain pada resit sepadan.`,
  'date-ambiguous': ({ text }) =>
    text === undefined
      ? 'Tarikh boleh dibaca dengan dua cara.'
      : `Tarikh ${text} boleh dibaca dengan dua cara.`,
  'date-early': ({ day }, names) => `Resit ${dated(day)} ${askedOn(names)}.`,
  'date-missing': () => 'Kami tidak menjumpai tarikh bayaran.',
  'status-mixed': () => 'Resit menunjukkan beberapa status bayaran yang berbeza.',
  'status-missing': () => 'Resit tidak menyatakan bahawa bayaran berjaya.',
  chat: () => 'Ini nampak seperti perbualan dalam aplikasi mesej, bukan resit.',
  'too-long': () =>
    'Teks dalam fail ini lebih panjang daripada resit, jadi kami hanya melihat sebahagian daripadanya.',
  'by-remark': () => 'Resit hanya sepadan kerana catatan yang ditulis oleh pembayar.',
  'no-receipt': () => 'Halaman ini menyatakan bahawa ia hanya contoh, atau tiada wang dipindahkan.',
  reversed: (_, { requester }) =>
    `Resit nampaknya menunjukkan wang yang dihantar oleh ${requester}, bukan kepada ${requester}.`,
  'name-mismatch': (_, { requester }) => `Nama penerima pada resit tidak sepadan dengan nama ${requester}.`,
  'name-missing': (_, { requester }) => `Kami tidak nampak nama ${requester} sebagai penerima.`,
  'name-weak': (_, { requester }) => `Kami tidak pasti sama ada penerimanya ialah ${requester}.`,
  'reference-date': () => 'Tarikh dan nombor rujukan pada resit tidak sepadan.',
  'reference-missing': () => 'Kami tidak menjumpai nombor rujukan atau masa.',
  structure: () => 'Fail ini tidak nampak seperti resit bank atau e-dompet.',
  edited: () => 'Fail ini nampaknya sudah diedit.',
};

/** What is refused is told with what to bring instead, which the requester, who is asked to look at it, cannot. The rest names the requester. */
type TellsDebtor =
  | { [Code in ReasonCode]: (typeof REASONS)[Code]['outcome'] extends 'reject' ? Code : never }[ReasonCode]
  | 'used-elsewhere'
  | 'amount-high'
  | 'several-shares'
  | 'date-early'
  | 'reversed'
  | 'name-mismatch'
  | 'name-missing'
  | 'name-weak';

const theShare = (names: ProofNames) => `tetapi bahagiannya ${due(names)}`;
const beforeYouAsked = ({ asked }: ProofNames) =>
  `sebelum anda meminta bayaran ini pada ${plainDate(asked)}.`;

const forRequester: { [Code in TellsDebtor]: Sentence<Code> } = {
  'status-failed': ({ word }) => `Menurut resit, bayaran tidak berjaya (“${word}”).`,
  'status-pending': ({ word }) => `Menurut resit, bayaran belum selesai (“${word}”).`,
  reused: () => 'Resit ini sudah digunakan untuk bayaran lain di rumah ini.',
  'other-currency': ({ shown }, names) =>
    `Resit ini dalam mata wang lain${quoted(shown)}, ${theShare(names)}.`,
  'confirm-screen': () => 'Ini nampak seperti skrin sebelum bayaran dihantar.',
  shop: () => 'Ini nampak seperti resit kedai atau bil, bukan bukti pindahan wang.',
  'amount-low': ({ shown }, names) =>
    shown === undefined
      ? `Resit nampaknya menunjukkan kurang daripada ${due(names)} yang perlu dibayar.`
      : `Resit menunjukkan ${formatAmount(shown)}, ${theShare(names)}.`,
  unreadable: () => 'Fail ini tidak cukup jelas untuk dibaca.',
  'amount-missing': (_, names) => `Kami tidak menjumpai ${due(names)} sebagai jumlah bayaran.`,
  'date-old': ({ day }, names) => `Resit ${dated(day)} ${beforeYouAsked(names)}`,
  'date-early': ({ day }, names) => `Resit ${dated(day)} ${beforeYouAsked(names)}`,
  'date-future': ({ day }) =>
    day === undefined ? 'Tarikh resit belum tiba.' : `Tarikh resit, ${plainDate(day)}, belum tiba.`,
  'used-elsewhere': () => 'Ini nampak seperti resit yang sudah dihantar kepada anda di rumah lain.',
  'amount-high': ({ shown }, names) =>
    shown === undefined
      ? `Resit menunjukkan lebih daripada ${due(names)} yang perlu dibayar.`
      : `Resit menunjukkan ${formatAmount(shown)}, ${theShare(names)}.`,
  'several-shares': ({ shown, count }) =>
    `Resit menunjukkan ${formatAmount(shown)}, iaitu jumlah ${count} bahagian yang belum dibayar.`,
  reversed: () => 'Resit nampaknya menunjukkan wang yang anda hantar, bukan wang yang dihantar kepada anda.',
  'name-mismatch': () => 'Nama penerima pada resit tidak sepadan dengan nama anda.',
  'name-missing': () => 'Kami tidak nampak nama anda sebagai penerima.',
  'name-weak': () => 'Kami tidak pasti sama ada penerimanya ialah anda.',
};

// The table's keys stand in the order in which reasons are told.
const ORDER = Object.keys(sentences);
const inOrder = (reasons: readonly Reason[]) =>
  reasons.toSorted((a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code));

type Sentences = Readonly<Record<string, (reason: never, names: ProofNames) => string>>;

const sentenceOf = (reason: Reason, names: ProofNames, table: Sentences): string =>
  (table[reason.code] as Sentence<ReasonCode>)(reason, names);

/** Enough to understand, and short enough to be read. */
const REASONS_TOLD = 2;

/** What whoever uploaded a proof is told: that it is verified, why it is refused, or why the requester looks at it. */
export function proofMessage(
  { outcome, reasons, shown }: Pick<Decision, 'outcome' | 'reasons' | 'shown'>,
  names: ProofNames,
): string {
  if (outcome === 'verified')
    return `Bayaran ${formatAmount(shown ?? names.due)} kepada ${names.requester} disahkan.`;
  const told = inOrder(
    reasons.filter(({ code }) => REASONS[code].outcome === 'reject' || outcome === 'review'),
  );
  const why = told
    .slice(0, outcome === 'rejected' ? 1 : REASONS_TOLD)
    .map((reason) => sentenceOf(reason, names, sentences));
  if (outcome === 'rejected') return why.join(' ');
  const whole = why.join(' ') || 'Bayaran ini tidak dapat disahkan secara automatik.';
  return `${whole} ${proofAnswers.asked(names.requester)}`;
}

/** Why a proof is not sure, as its requester reads it; empty where nothing is against it. */
export const whyUnsure = (reasons: readonly Reason[], names: ProofNames): string =>
  inOrder(reasons)
    .slice(0, REASONS_TOLD)
    .map((reason) => sentenceOf(reason, names, { ...sentences, ...forRequester }))
    .join(' ');

/** What whoever uploads a receipt hears where it is not read. */
export const proofAnswers = {
  paid: 'Bahagian ini sudah dibayar. Tiada apa-apa lagi yang perlu dibuat.',
  gone: 'Peminta bayaran ini sudah memadam akaunnya, jadi tiada sesiapa dapat menyemak resit. Anda boleh menandakan bahagian anda dibayar di Pay My Money Back.',
  letGo: (requester: string) => `${requester} melepaskan bayaran ini. Tiada apa-apa lagi yang perlu dibayar.`,
  inReview: (requester: string) => `${requester} sedang menyemak resit anda.`,
  changed: (amount: Sen) =>
    `Bahagian anda ditukar kepada ${formatAmount(amount)} semasa resit anda dibaca, jadi resit itu tidak dikira. Sila semak jumlahnya dan muat naik resit sekali lagi.`,
  asked: (requester: string) =>
    `Kami sudah meminta ${requester} menyemaknya – anda tidak perlu memuat naik lagi.`,
};
