import type { Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import {
  LINK_MS,
  REMIND_EVERY_DAYS,
  REMINDERS_MAX,
  REVIEW_DAYS,
  REVIEW_REMINDERS_MAX,
} from '#domain/payments.ts';
import { plainDate } from './days.ts';
import { listed, nameInside } from './grammar.ts';

/** A name is left out where it could be taken for a link. */
type Facts = {
  requester: string | undefined;
  debtor: string | undefined;
  title: string;
  share: Sen;
  total: Sen;
  /** How many share it. */
  people: number;
  askedOn: Day;
  home: string;
};

const LINK_DAYS = LINK_MS / (24 * 60 * 60 * 1000);

const toWhom = ({ requester }: Facts) => nameInside(requester ?? 'rakan serumah');
const asking = ({ requester }: Facts) => requester ?? 'Rakan serumah';
const paying = ({ debtor }: Facts) => debtor ?? 'Rakan serumah';
const fromWhom = ({ debtor }: Facts) => nameInside(debtor ?? 'rakan serumah anda');
const share = (facts: Facts) => formatAmount(facts.share);
const total = (facts: Facts) => formatAmount(facts.total);
const sumOf = (shares: readonly Facts[]) => formatAmount(shares.reduce((all, each) => all + each.share, 0));

const asked = (facts: Facts) =>
  [
    ['Diminta pada', plainDate(facts.askedOn)],
    ['Jumlah', facts.people === 1 ? total(facts) : `${total(facts)}, dibahagi antara ${facts.people} orang`],
    ['Rumah', facts.home],
  ] as const;

const owing = (facts: Facts) => ({
  big: share(facts),
  under: facts.title,
  facts: asked(facts),
  button: 'Hantar bukti bayaran',
});
const sharesCost = (facts: Facts) =>
  `Anda menerima e-mel ini kerana ${toWhom(facts)} berkongsi belanja dengan anda di ${facts.home}.`;
const askedForIt = ({ home }: Facts) => `Anda menerima e-mel ini kerana anda meminta bayaran ini di ${home}.`;
const cash = (line: string) =>
  `Sudah bayar tunai? Log masuk ke Serumah dan pilih “Tandakan dibayar” pada ${line}.`;
const replaces = 'Pautan ini menggantikan pautan dalam e-mel terdahulu.';
const NOTHING_TO_DO = 'Bahagian anda sudah dibayar. Tiada apa-apa lagi yang perlu dibuat.';
const NOTHING_TO_PAY = 'Tiada apa-apa lagi yang perlu dibayar, dan anda tidak akan menerima peringatan lagi.';

export const paymentRequested = (facts: Facts) => ({
  ...owing(facts),
  subject: `${asking(facts)} meminta ${share(facts)} daripada anda: ${facts.title}`,
  preview: `Bahagian anda daripada ${total(facts)}. Bayar, kemudian muat naik resit.`,
  lead: facts.debtor
    ? `${facts.debtor}, anda berhutang kepada ${toWhom(facts)}`
    : `Anda berhutang kepada ${toWhom(facts)}`,
  text: [
    `Bayar dengan cara yang biasa anda gunakan. Kemudian muat naik resit: tangkapan skrin atau PDF yang menunjukkan ${share(facts)}, nama ${toWhom(facts)}, tarikh dan rujukan.`,
  ],
  after: `${cash('bahagian anda')} Pautan ini untuk anda sahaja dan boleh digunakan selama ${LINK_DAYS} hari.`,
  why: sharesCost(facts),
});

type Before = { title: string; amount: Sen };

/** The requester changed what it is called, or the share. */
export const paymentChanged = (facts: Facts, was: Before) => {
  const isShare = was.amount !== facts.share;
  const told = isShare
    ? `${formatAmount(was.amount)} kini ${share(facts)}`
    : `“${was.title}” kini dinamakan “${facts.title}”`;
  return {
    ...owing(facts),
    subject: isShare
      ? `${asking(facts)} mengubah ${was.title}: ${told}`
      : `${asking(facts)} mengubah permintaan bayaran: ${told}`,
    preview: `${told}.`,
    lead: isShare
      ? `${asking(facts)} mengubah bahagian yang anda perlu bayar`
      : `${asking(facts)} mengubah permintaan bayaran`,
    facts: [
      ...(isShare ? [['Sebelum ini', formatAmount(was.amount)] as const] : []),
      ...(was.title === facts.title ? [] : [['Nama sebelum ini', was.title] as const]),
      ...asked(facts),
    ],
    text: [
      isShare
        ? `Anda kini berhutang ${share(facts)}, bukan ${formatAmount(was.amount)}. Muat naik resit yang menunjukkan ${share(facts)}.`
        : 'Bahagian anda sama seperti sebelum ini.',
    ],
    after: `${cash('bahagian anda')} ${replaces}`,
    why: sharesCost(facts),
  };
};

/** The requester asks them no more. */
export const paymentTakenOut = (facts: Pick<Facts, 'requester' | 'title' | 'home' | 'share'>) => ({
  subject: `${facts.requester ?? 'Rakan serumah'} tidak lagi meminta ${formatAmount(facts.share)} daripada anda: ${facts.title}`,
  preview: NOTHING_TO_PAY,
  lead: `${facts.requester ?? 'Rakan serumah'} mengubah permintaan bayaran, dan tidak lagi meminta daripada anda`,
  big: formatAmount(facts.share),
  under: facts.title,
  text: [`${NOTHING_TO_PAY} Pautan dalam e-mel terdahulu tidak boleh digunakan lagi.`],
  button: 'Buka Pay My Money Back',
  why: `Anda menerima e-mel ini kerana ${facts.requester ?? 'rakan serumah'} pernah berkongsi belanja dengan anda di ${facts.home}.`,
});

/** @param number of this reminder, from 1; the requester may send more than come by themselves. Undefined where it is not the letter's first. */
export const paymentReminder = (facts: Facts, number: number | undefined) => ({
  ...owing(facts),
  subject: `Peringatan: ${share(facts)} kepada ${toWhom(facts)} untuk ${facts.title}`,
  preview: `Belum dibayar sejak ${plainDate(facts.askedOn)}. Sudah bayar? Muat naik resit dan peringatan akan berhenti.`,
  lead: `Sekadar mengingatkan: anda berhutang kepada ${toWhom(facts)}`,
  text: ['Sudah bayar? Muat naik resit dan peringatan akan berhenti.'],
  after: `${cash('bahagian anda')} ${replaces}`,
  why: `${numbered(number)} kerana bahagian anda di ${facts.home} belum dibayar.`,
});

const numbered = (number: number | undefined) => {
  if (number === undefined) return 'Peringatan ini dihantar';
  return `Ini peringatan ke-${number}${number > REMINDERS_MAX ? '' : ` (paling banyak ${REMINDERS_MAX})`}, dihantar`;
};

/** One letter about several shares that are open, whoever asked; each has its own link. */
export const paymentReminders = (shares: readonly Facts[]) => {
  const sum = sumOf(shares);
  const to = listed([...new Set(shares.map(toWhom))]);
  return {
    subject: `Peringatan: ${sum} untuk ${shares.length} bahagian yang belum dibayar`,
    preview: `Kepada ${to}. Sudah bayar? Muat naik resit dan peringatan akan berhenti.`,
    lead: 'Sekadar mengingatkan: anda berhutang',
    big: sum,
    under: `${shares.length} bahagian, kepada ${to}`,
    text: ['Sudah bayar? Muat naik resit bagi setiap bahagian, dan peringatannya akan berhenti.'],
    button: 'Lihat hutang anda',
    after: `${cash('setiap bahagian')} Pautan ini menggantikan pautan dalam e-mel terdahulu.`,
    why: `Anda menerima e-mel ini kerana semua bahagian ini belum dibayar. Peringatan dihantar setiap ${REMIND_EVERY_DAYS} hari, paling banyak ${REMINDERS_MAX} kali bagi setiap bahagian.`,
  };
};

/** One of several shares in a letter. */
export const shareInLetter = (facts: Facts) => ({
  title: `${share(facts)} kepada ${toWhom(facts)}: ${facts.title}`,
  lines: [`${facts.home}, diminta pada ${plainDate(facts.askedOn)}`],
  button: 'Hantar bukti bayaran',
});

const moreShares = (rest: readonly Facts[]) => `${rest.length} bahagian lagi`;

/** What a letter about many shares says of those that it does not list. */
export const restInLetter = (rest: readonly Facts[]) => ({
  title: `${moreShares(rest)}: ${sumOf(rest)}`,
  lines: [],
  button: 'Lihat hutang anda',
});

/** The requester opened a paid line again, or says that what a receipt shows has not come. */
export const paymentReopened = (facts: Facts, why: 'reopened' | 'not-received') => {
  const isAgain = why === 'reopened';
  const lead = isAgain ? `Menurut ${toWhom(facts)}, anda masih berhutang` : `${asking(facts)} belum menerima`;
  const open = isAgain ? 'Bahagian anda dibuka semula.' : 'Bahagian anda masih belum dibayar.';
  return {
    ...owing(facts),
    subject: `${lead} ${share(facts)}: ${facts.title}`,
    preview: open,
    lead,
    text: [
      `${open} Sudah bayar? Sila berbincang dengan ${toWhom(facts)}, dan muat naik resit yang menunjukkan bayaran itu.`,
    ],
    after: replaces,
    why: sharesCost(facts),
  };
};

/** The receipt waited for the requester's word until it ended. */
export const paymentUnanswered = (facts: Facts) => ({
  ...owing(facts),
  subject: `${asking(facts)} tidak menyemak resit anda untuk ${share(facts)}: ${facts.title}`,
  preview: 'Bahagian anda masih belum dibayar.',
  lead: `${asking(facts)} tidak menyemak resit anda`,
  text: [
    `Resit anda menunggu selama ${REVIEW_DAYS} hari, jadi resit itu tidak dikira lagi dan sudah dipadam. Bahagian anda masih belum dibayar. Sudah bayar? Sila berbincang dengan ${toWhom(facts)}, dan muat naik resit sekali lagi.`,
  ],
  after: `${cash('bahagian anda')} ${replaces}`,
  why: sharesCost(facts),
});

/** The same, to the requester. */
export const paymentReviewEnded = (facts: Facts) => ({
  subject: `Bukti bayaran ${share(facts)} daripada ${fromWhom(facts)} tidak disemak: ${facts.title}`,
  preview: 'Bahagian itu masih belum dibayar.',
  lead: `${paying(facts)} berkata dia sudah membayar anda`,
  big: share(facts),
  under: facts.title,
  text: [
    `Resit itu menunggu jawapan anda selama ${REVIEW_DAYS} hari, jadi resit itu tidak dikira lagi dan sudah dipadam. Bahagian itu masih belum dibayar, dan ${fromWhom(facts)} akan diminta membayarnya lagi.`,
    `Wang sudah masuk? Minta ${fromWhom(facts)} menandakan bahagian itu dibayar, atau lepaskan sahaja.`,
  ],
  button: 'Buka permintaan',
  why: askedForIt(facts),
});

/** Whoever has left the home sees a settled share there no more. */
type Settled = Facts & { debtorLeft: boolean };
const seeing = ({ debtorLeft }: Settled) => (debtorLeft ? 'Buka Pay My Money Back' : 'Lihat permintaan');

export const paymentConfirmed = (facts: Settled) => ({
  subject: `${asking(facts)} mengesahkan bayaran anda sebanyak ${share(facts)}: ${facts.title}`,
  preview: NOTHING_TO_DO,
  lead: `${asking(facts)} sudah menerima`,
  big: share(facts),
  under: facts.title,
  text: [NOTHING_TO_DO],
  button: seeing(facts),
  why: sharesCost(facts),
});

export const paymentLetGo = (facts: Settled) => ({
  subject: `${asking(facts)} tidak lagi meminta ${share(facts)} daripada anda: ${facts.title}`,
  preview: NOTHING_TO_PAY,
  lead: `${asking(facts)} melepaskan bayaran ini`,
  big: share(facts),
  under: facts.title,
  text: [NOTHING_TO_PAY],
  button: seeing(facts),
  why: sharesCost(facts),
});

/** One letter about several shares of one home that were let go at once; `rest`: those of them that it does not list. */
export const paymentsLetGo = (first: Facts, shares: readonly Facts[], rest: readonly Facts[]) => {
  const sum = sumOf(shares);
  return {
    subject: `${asking(first)} tidak lagi meminta ${sum} daripada anda: ${shares.length} bahagian`,
    preview: NOTHING_TO_PAY,
    lead: `${asking(first)} melepaskan semua bayaran ini`,
    big: sum,
    under: `${shares.length} bahagian`,
    facts: [
      ...shares.slice(0, shares.length - rest.length).map((each) => [share(each), each.title] as const),
      ...(rest.length > 0 ? [[sumOf(rest), moreShares(rest)] as const] : []),
      ['Rumah', first.home] as const,
    ],
    text: [NOTHING_TO_PAY],
    button: 'Buka Pay My Money Back',
    why: sharesCost(first),
  };
};

/** What a receipt says that fits; null where it does not say it. */
type Receipt = { day: Day | null; reference: string | null };

const CHECK = 'Kami tidak dapat melihat akaun bank anda – sila semak sama ada wang sudah masuk.';

/** @param open sen of the request that nobody has paid yet @param receipt undefined where the debtor marked the line themselves */
export const paymentPaid = (facts: Facts, open: Sen, receipt: Receipt | undefined) => ({
  subject: receipt
    ? `${paying(facts)} membayar anda ${share(facts)}: ${facts.title}`
    : `${paying(facts)} menandakan ${share(facts)} sebagai dibayar: ${facts.title}`,
  preview: `${receipt ? 'Resit sepadan.' : 'Tiada resit.'} Sila semak sama ada wang sudah masuk.`,
  lead: receipt ? `${paying(facts)} membayar anda` : `${paying(facts)} menandakan sebagai dibayar`,
  big: share(facts),
  under: facts.title,
  facts: [
    ...(receipt?.day ? [['Tarikh resit', plainDate(receipt.day)] as const] : []),
    ...(receipt?.reference ? [['Rujukan', receipt.reference] as const] : []),
    ['Belum dibayar', open > 0 ? `${formatAmount(open)} daripada ${total(facts)}` : 'Tiada'] as const,
  ],
  text: [
    receipt
      ? `Gambar resit sepadan (jumlah, tarikh, nama anda, rujukan). ${CHECK}`
      : `${paying(facts)} berkata dia sudah membayar anda, tetapi tiada resit. ${CHECK}`,
  ],
  button: 'Buka permintaan',
  after: 'Belum terima? Buka permintaan itu. Anda boleh membuka semula bahagian itu di sebelah “Dibayar”.',
  why: askedForIt(facts),
});

/** @param reason why the receipt is not sure; empty where nothing is against it @param again from 1, where it still waits */
export const paymentReview = (facts: Facts, reason: string, again?: number) => ({
  subject: `${again === undefined ? 'Sila' : 'Peringatan: sila'} semak bukti bayaran ${share(facts)} daripada ${fromWhom(facts)}: ${facts.title}`,
  preview: reason || 'Adakah wang sudah masuk?',
  lead: `${paying(facts)} berkata dia sudah membayar anda`,
  big: share(facts),
  under: facts.title,
  text: [
    ...(reason ? [reason] : []),
    `Adakah wang sudah masuk? Lihat resit dan pilih “Sahkan” atau “Belum terima”. Sehingga itu, ${fromWhom(facts)} tidak akan menerima peringatan.`,
  ],
  button: 'Semak bukti',
  why:
    again === undefined
      ? askedForIt(facts)
      : `Ini peringatan ke-${again} (paling banyak ${REVIEW_REMINDERS_MAX}), dihantar kerana resit di ${facts.home} masih menunggu jawapan anda.`,
});
