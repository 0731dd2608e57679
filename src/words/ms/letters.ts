import type { Day } from '#domain/days.ts';
import type { StoppedMail } from '#domain/mail-groups.ts';
import { formatAmount, type OpenAmounts, type Sen } from '#domain/money.ts';
import { plainDate, shortDate, weekdayShort } from './days.ts';
import { openThere } from './notifications.ts';
import { weekDone } from './pushes.ts';
import { nameInside } from './grammar.ts';

/** Who writes: the name beside the mark, and in From. */
export const sender = 'Serumah';

export const buttonNotWorking = 'Butang tidak berfungsi? Buka alamat ini:';

/** What stands before a fact or an address, in a letter's plain text. */
export const labelled = (label: string) => `${label}:`;

const hasAccount = 'Anda menerima e-mel ini kerana alamat di atas mempunyai akaun.';
const livesIn = (home: string) => `Anda menerima e-mel ini kerana anda tinggal di ${home}.`;

/** `name` is left out where it should not be repeated to a stranger. */
export const confirmAddress = (name: string | undefined, email: string) => ({
  subject: 'Sahkan e-mel anda untuk Serumah',
  preview: 'Satu klik sahaja, dan anda sentiasa boleh kembali ke akaun anda.',
  lead: name ? `Selamat datang, ${name}.` : 'Selamat datang.',
  big: 'Adakah ini e-mel anda?',
  text: [
    `Sila sahkan ${email}, supaya anda boleh menetapkan semula kata laluan dan log masuk dengan Google.`,
  ],
  button: 'Sahkan e-mel',
  after: 'Pautan ini sah selama 7 hari. Sementara itu, anda boleh terus menggunakan Serumah.',
  why: 'Anda menerima e-mel ini kerana ada orang mendaftar akaun dengan alamat ini. Jika bukan anda, abaikan sahaja.',
});

export const resetPassword = (email: string) => ({
  subject: 'Pilih kata laluan baharu untuk Serumah',
  preview: 'Pautan boleh digunakan sekali sahaja, dalam masa satu jam.',
  lead: 'Ada orang meminta kata laluan baharu untuk',
  big: email,
  text: [
    'Jika anda yang meminta, pilih kata laluan baharu di sini. Pautan boleh digunakan sekali sahaja, dalam masa satu jam. Peranti anda yang lain akan dilog keluar.',
  ],
  button: 'Pilih kata laluan baharu',
  after: 'Bukan anda? Abaikan e-mel ini, dan kata laluan anda tidak berubah.',
  why: hasAccount,
});

/** To the new address, which may be a stranger's. */
export const changeEmail = (email: string) => ({
  subject: 'Sahkan e-mel baharu anda untuk Serumah',
  preview: 'Pautan ini sah selama 24 jam.',
  lead: 'Adakah ini e-mel baharu anda?',
  big: email,
  text: [
    'Ada orang mahu menggunakan alamat e-mel ini untuk akaun Serumahnya. Jika orang itu anda, sahkan di sini, dalam pelayar tempat anda log masuk.',
  ],
  button: 'Sahkan e-mel baharu',
  after: 'Pautan ini sah selama 24 jam. Bukan anda? Abaikan e-mel ini, dan tiada apa-apa yang berubah.',
  why: 'Anda menerima e-mel ini kerana ada orang memasukkan alamat ini sebagai e-mel baharunya.',
});

const nothingToDo = 'Jika anda yang melakukannya, tiada apa-apa lagi yang perlu dibuat.';

/** To the old address. */
export const emailChanged = (email: string) => ({
  subject: 'Alamat e-mel akaun Serumah anda sudah ditukar',
  preview: 'Bukan anda? Anda ada 7 hari untuk mengambil semula akaun anda.',
  lead: 'Akaun anda kini menggunakan alamat e-mel lain, bukan lagi',
  big: email,
  text: [
    nothingToDo,
    'Jika bukan anda, ambil semula akaun anda di sini. E-melnya akan kembali kepada alamat ini, semua peranti akan dilog keluar, dan anda boleh memilih kata laluan baharu.',
  ],
  button: 'Bukan saya',
  after: 'Pautan ini sah selama 7 hari.',
  why: 'Anda menerima e-mel ini kerana alamat di atas mempunyai akaun sebelum ini.',
});

/** To an old address that nobody had confirmed: it may never have been theirs. */
export const emailMoved = (email: string) => ({
  subject: 'Alamat e-mel ini tidak lagi mempunyai akaun Serumah',
  preview: 'Tiada apa-apa yang perlu anda buat.',
  lead: 'Ada akaun yang tidak lagi menggunakan alamat e-mel ini:',
  big: email,
  text: ['Tiada apa-apa yang perlu anda buat. E-mel tentang akaun itu tidak akan dihantar ke sini lagi.'],
  button: 'Buka Serumah',
  why: 'Anda menerima e-mel ini kerana ada orang pernah mendaftar akaun dengan alamat ini.',
});

/** The link takes the account back, as after a change of its address. */
export const twoStepSwitchedOn = (email: string) => ({
  subject: 'Log masuk dua langkah sudah dihidupkan',
  preview: 'Bukan anda? Anda ada 7 hari untuk mengambil semula akaun anda.',
  lead: 'Mulai sekarang, selain kata laluan, kod daripada aplikasi diperlukan untuk log masuk sebagai',
  big: email,
  text: [
    nothingToDo,
    'Jika bukan anda, ambil semula akaun anda di sini. Log masuk dua langkah akan dimatikan, semua peranti akan dilog keluar, dan anda boleh memilih kata laluan baharu.',
  ],
  button: 'Bukan saya',
  after: 'Pautan ini sah selama 7 hari.',
  why: hasAccount,
});

const toOwner = (email: string, { subject, lead }: { subject: string; lead: string }) => ({
  subject,
  preview: 'Bukan anda? Pilih kata laluan baharu.',
  lead,
  big: email,
  text: [
    nothingToDo,
    'Jika bukan anda, pilih kata laluan baharu sekarang. Semua peranti lain akan dilog keluar.',
  ],
  button: 'Pilih kata laluan baharu',
  after: 'Pautan ini meminta e-mel anda dahulu. Kemudian kami akan menghantar satu pautan lagi.',
  why: hasAccount,
});

/** What opens the account has changed. */
export const accountChanged = {
  password: (email: string) =>
    toOwner(email, {
      subject: 'Kata laluan Serumah anda sudah ditukar',
      lead: 'Ada kata laluan baharu untuk',
    }),
  'two-step-off': (email: string) =>
    toOwner(email, {
      subject: 'Log masuk dua langkah sudah dimatikan',
      lead: 'Mulai sekarang, kata laluan sahaja sudah cukup untuk log masuk sebagai',
    }),
  'recovery-codes': (email: string) =>
    toOwner(email, {
      subject: 'Kod pemulihan baharu sudah dibuat',
      lead: 'Kod pemulihan lama tidak lagi berfungsi untuk',
    }),
  'payment-details': (email: string) => ({
    ...toOwner(email, {
      subject: 'Butiran pembayaran anda sudah ditukar',
      lead: 'Butiran pembayaran sudah ditukar dalam akaun',
    }),
    text: [
      'Mulai sekarang, rakan serumah yang berhutang kepada anda melihat butiran baharu ini dan hari ia ditukar.',
      nothingToDo,
      'Jika bukan anda, pilih kata laluan baharu sekarang, kemudian betulkan “Cara membayar saya” di profil anda. Semua peranti lain akan dilog keluar.',
    ],
  }),
  'payment-details-added': (email: string) => ({
    ...toOwner(email, {
      subject: 'Butiran pembayaran anda sudah ditambah',
      lead: 'Butiran pembayaran sudah ditambah dalam akaun',
    }),
    text: [
      'Mulai sekarang, rakan serumah yang berhutang kepada anda melihat butiran ini.',
      nothingToDo,
      'Jika bukan anda, pilih kata laluan baharu sekarang, kemudian betulkan “Cara membayar saya” di profil anda. Semua peranti lain akan dilog keluar.',
    ],
  }),
  'payee-name': (email: string) => ({
    ...toOwner(email, {
      subject: 'Satu nama pada resit kini dikira sebagai nama anda',
      lead: 'Resit atas nama lain dikira sebagai dibayar kepada anda dalam akaun',
    }),
    text: [
      '“Ini nama saya” telah ditanda pada satu resit. Resit atas nama itu kini menjelaskan hutang rakan serumah kepada anda.',
      nothingToDo,
      'Jika bukan anda, pilih kata laluan baharu sekarang, kemudian lupakan nama itu di bawah “Nama pada resit” di profil anda. Semua peranti lain akan dilog keluar.',
    ],
  }),
  'taken-back': (email: string) => ({
    ...toOwner(email, {
      subject: 'Anda mengambil semula akaun anda',
      lead: 'Semua orang telah dilog keluar daripada',
    }),
    text: [
      'Satu lagi e-mel mengandungi pautan untuk memilih kata laluan baharu. Jika bukan anda, pilih juga kata laluan baharu.',
      'Jika anda pentadbir sebuah rumah, buat pautan jemputan baharu di sana: pautan lama mungkin sudah diketahui.',
    ],
  }),
};

/** Without a name where it could be taken for a link. */
export const joinedHome = (joiner = 'Seseorang', home: string) => ({
  subject: `${joiner} menyertai rumah anda`,
  preview: `${joiner} kini ahli ${home}.`,
  lead: `${joiner} menyertai rumah anda`,
  big: home,
  text: [`${joiner} boleh melihat papan tugas mulai sekarang, dan boleh diberi tugas.`],
  button: 'Urus rumah',
  after: 'Tidak kenal orang ini? Pentadbir boleh mengeluarkannya di situ.',
  why: livesIn(home),
});

type Chore = { name: string; minutes: number | undefined; dueDate: Day };
type Swap = { chore: Chore; inReturn: Chore | undefined; home: string };

const dayName = (day: Day) => `${weekdayShort(day)}, ${shortDate(day)}`;
const choreOnDay = ({ name, dueDate }: Chore) => `${name}, ${dayName(dueDate)}`;
const dueLine = ({ dueDate, minutes }: Chore) =>
  minutes === undefined
    ? `Perlu siap ${dayName(dueDate)}`
    : `Perlu siap ${dayName(dueDate)} · kira-kira ${minutes} min`;
const askedForSwap = (home: string) =>
  `Anda menerima e-mel ini kerana anda membuat permintaan tukar ini di ${home}.`;

// A name that could be taken for a link is left out here too.
export const swapRequested = ({
  requester = 'Rakan serumah',
  chore,
  inReturn,
  message,
  home,
  exchanges,
}: Swap & { requester: string | undefined; message: string | undefined; exchanges: boolean }) => ({
  subject: `${requester} mahu bertukar tugas: ${choreOnDay(chore)}`,
  preview: message ?? dueLine(chore),
  lead: `${requester} mahu bertukar tugas dengan anda.`,
  big: chore.name,
  under: dueLine(chore),
  quote: message,
  facts: [
    ['Anda ambil', choreOnDay(chore)],
    [
      'Sebagai ganti',
      inReturn ? `${requester} ambil tugas anda: ${choreOnDay(inReturn)}` : 'Tiada, sebagai pertolongan',
    ],
  ] as const,
  button: 'Jawab permintaan',
  after: exchanges
    ? 'Tiada tugas ditukar selagi anda belum menerima permintaan ini.'
    : 'Di rumah ini, tugas tidak ditukar secara automatik: jika anda terima, bincangkan siapa buat apa.',
  why: livesIn(home),
});

/** The chores have moved. */
export const swapAccepted = ({ target, chore, inReturn, home }: Swap & { target: string | undefined }) => {
  const housemate = target ?? 'rakan serumah anda';
  const atStart = target ?? 'Rakan serumah anda';
  return {
    subject: `Permintaan tukar anda diterima: ${housemate} mengambil ${choreOnDay(chore)}`,
    preview: inReturn ? 'Kedua-dua tugas sudah ditukar.' : 'Tugas itu sudah diserahkan.',
    lead: `${atStart} menerima permintaan tukar anda.`,
    big: `${chore.name} kini tugas ${housemate}`,
    facts: [
      [`${atStart} buat`, choreOnDay(chore)],
      ['Anda buat', inReturn ? choreOnDay(inReturn) : 'Tiada ganti'],
    ] as const,
    button: 'Lihat papan tugas',
    why: askedForSwap(home),
  };
};

/** Accepted where nothing moves by itself. */
export const swapAgreed = ({
  target = 'Rakan serumah anda',
  chore,
  inReturn,
  home,
}: Swap & { target: string | undefined }) => ({
  subject: `Permintaan tukar anda diterima: ${choreOnDay(chore)}`,
  preview: 'Sila uruskan sendiri pertukaran tugas.',
  lead: `${target} menerima permintaan tukar anda.`,
  big: chore.name,
  under: dueLine(chore),
  facts: [
    [`${target} ambil`, choreOnDay(chore)],
    ['Sebagai ganti', inReturn ? `Anda ambil tugasnya: ${choreOnDay(inReturn)}` : 'Tiada'],
  ] as const,
  text: ['Sila uruskan sendiri pertukaran tugas: di rumah ini, tugas tidak ditukar secara automatik.'],
  button: 'Lihat papan tugas',
  why: askedForSwap(home),
});

export const swapDeclined = ({
  target = 'Rakan serumah anda',
  chore,
  home,
}: Swap & { target: string | undefined }) => ({
  subject: `Permintaan tukar anda ditolak: ${choreOnDay(chore)} kekal tugas anda`,
  preview: 'Tiada apa-apa yang berubah. Anda boleh minta orang lain.',
  lead: `${target} menolak permintaan tukar anda.`,
  big: `${chore.name} kekal tugas anda`,
  under: dueLine(chore),
  text: ['Tiada apa-apa yang berubah. Anda boleh minta orang lain.'],
  button: 'Lihat papan tugas',
  why: askedForSwap(home),
});

export const removedFromHome = (home: string) => ({
  subject: `Anda dikeluarkan dari ${home}`,
  preview: 'Pentadbirnya boleh membenarkan anda menyertai semula.',
  lead: 'Anda dikeluarkan dari',
  big: home,
  text: [
    'Tugas anda yang belum siap di situ diberikan kepada ahli lain. Tugas yang sudah anda siapkan kekal dalam sejarah rumah.',
  ],
  button: 'Urus rumah',
  after: 'Tersilap? Pentadbirnya boleh membenarkan anda menyertai semula.',
  why: `Anda menerima e-mel ini kerana anda pernah tinggal di ${home}.`,
});

type OpenThere = {
  home: string;
  sums: OpenAmounts;
  lines: readonly {
    other: string | undefined;
    isOwed: boolean;
    title: string;
    amount: Sen;
    askedOn: Day;
    inReview: boolean;
  }[];
  more: number;
};

export const homeDeleted = ({ home, sums, lines, more }: OpenThere) => ({
  subject: `${home} dipadam, tetapi masih ada hutang`,
  preview: openThere(sums),
  lead: 'Pentadbir memadam',
  big: home,
  under: openThere(sums),
  facts: lines.map(
    ({ other, isOwed, title, amount, askedOn, inReview }) =>
      [
        isOwed
          ? `${other ?? 'Rakan serumah'} berhutang kepada anda`
          : `Anda berhutang kepada ${nameInside(other ?? 'rakan serumah')}`,
        `${formatAmount(amount)}: ${title}, diminta pada ${plainDate(askedOn)}${inReview ? ', resit belum disemak' : ''}`,
      ] as const,
  ),
  text: [
    ...(more > 0 ? [`Dan ${more} lagi.`] : []),
    'Serumah tidak lagi menyimpan rekodnya. Jadi, simpan e-mel ini dan selesaikan hutang sesama sendiri.',
  ],
  button: 'Urus rumah',
  why: `Anda menerima e-mel ini kerana masih ada hutang antara anda dengan ahli lain di ${home}.`,
});

/** The link under a letter of a group. */
export const stopLetters: Record<StoppedMail | 'all', string> = {
  swaps: 'Hentikan e-mel tentang permintaan tukar',
  payments: 'Hentikan e-mel tentang permintaan bayaran',
  reminders: 'Hentikan peringatan bayaran',
  home: 'Hentikan e-mel tentang rumah anda',
  housemates: 'Hentikan mesej daripada rakan serumah',
  morning: 'Hentikan peringatan pagi melalui e-mel',
  all: 'Bukan anda? Hentikan semua e-mel',
};

/** Names of chores; those of today first, and on Sundays what the home did. */
export const morningReminder = (
  today: readonly string[],
  overdue: readonly string[],
  week: Parameters<typeof weekDone>[0] | undefined,
) => {
  const late = overdue.length > 0 ? `Lewat: ${overdue.join(', ')}` : '';
  const yours = today.length > 0 ? `Tugas anda hari ini: ${today.join(', ')}` : late;
  return {
    subject: yours,
    preview: today.length > 0 && late ? late : 'Tandakan siap apabila sudah selesai.',
    lead: 'Selamat pagi',
    big: yours,
    under: today.length > 0 && late ? late : undefined,
    text: week ? [`${weekDone(week)}.`] : [],
    button: 'Buka papan tugas',
    why: 'Anda menerima e-mel ini kerana anda meminta peringatan pagi melalui e-mel.',
  };
};

/** What a mail program hears that unsubscribed by one click. */
export const unsubscribed = 'Anda tidak akan menerima e-mel ini lagi.';
