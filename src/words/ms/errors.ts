import { joiningDoubts } from './joining-doubts.ts';
import { ABSENCE_LIMITS } from '#domain/absences.ts';
import { HOME_NAME_MAX, HOMES_MAX, MEMBERS_MAX, OWN_JOIN_REQUESTS_MAX } from '#domain/homes.ts';
import { SERIES_MAX } from '#domain/repeating.ts';
import { accountProblems, invitationNeeded } from './accounts.ts';
import { billProblems } from './bill-files.ts';
import { emailUnchanged } from './change-email.ts';
import { detailsProblems } from './payment-details.ts';
import { changeProblems } from './changing-requests.ts';
import { paymentRefusals } from './payment-refusals.ts';
import { paymentProblems } from './payments.ts';
import { pictureProblems } from './pictures.ts';
import { swapProblems } from './swaps.ts';
import { templateProblems, templatesFull } from './templates.ts';

/** The sentence of each error code (contract/errors.ts). */
export const errors = {
  INVALID_INPUT: 'Ada yang tidak betul dalam borang ini. Sila semak dan cuba lagi.',
  ...accountProblems,
  HOME_NAME_MISSING: 'Sila masukkan nama rumah',
  HOME_NAME_TOO_LONG: `Nama rumah tidak boleh melebihi ${HOME_NAME_MAX} aksara`,
  TIME_ZONE_UNKNOWN: 'Sila pilih zon waktu daripada senarai',
  HOME_NAME_DIFFERS: 'Itu bukan nama rumah ini. Taip tepat seperti yang ditunjukkan.',
  ...templateProblems,
  ...swapProblems,
  ...paymentProblems,
  ...detailsProblems,
  ...paymentRefusals,
  ...changeProblems,
  SETTLING_CHANGED: 'Hutang anda berdua berubah, jadi tiada yang diselesaikan. Sila lihat semula.',
  SETTLING_WAITS:
    'Resit untuk penyelesaian hutang sedang menunggu. Resit itu perlu dijawab atau ditarik balik dahulu.',
  ...pictureProblems,
  ...billProblems,
  UNAUTHENTICATED: 'Sila log masuk semula.',
  WRONG_EMAIL_OR_PASSWORD: 'E-\u2060mel atau kata laluan salah.',
  CODE_NEEDED: 'Sila masukkan kod daripada aplikasi pengesah anda.',
  WRONG_CODE: 'Kod itu salah atau sudah digunakan. Tunggu kod seterusnya dan cuba lagi.',
  SIGN_IN_EXPIRED: 'Masa sudah tamat. Sila log masuk semula.',
  WRONG_PASSWORD: 'Itu bukan kata laluan semasa anda.',
  FORBIDDEN: 'Anda tiada akses untuk ini.',
  ORIGIN_REFUSED: 'Pelayan tidak kenal alamat ini. Buka aplikasi di alamat biasanya (PUBLIC_URL).',
  INVITATION_NEEDED: invitationNeeded,
  INVITE_LINK_REPLACED: 'Pautan jemputan ini sudah diganti dengan pautan baharu.',
  REMOVED_FROM_HOME: 'Anda dikeluarkan dari rumah ini. Pentadbirnya boleh membenarkan anda menyertai semula.',
  SIGN_IN_AGAIN: 'Log masuk semula dengan Google, kemudian cuba lagi dalam masa sepuluh minit.',
  NOT_FOUND: 'Kandungan ini tidak wujud lagi.',
  HOME_NOT_FOUND: 'Rumah tidak dijumpai',
  HOME_GONE: 'Rumah ini tidak wujud lagi.',
  CHORE_NOT_FOUND: 'Tugas ini tidak wujud lagi.',
  MEMBER_NOT_FOUND: 'Orang ini bukan ahli rumah ini.',
  TEMPLATE_NOT_FOUND: 'Templat ini tidak wujud lagi.',
  ALREADY_MEMBER: 'Anda sudah menjadi ahli rumah ini',
  SEVERAL_HOMES: 'Ada beberapa rumah dengan nama ini. Minta pautan jemputan.',
  ...joiningDoubts,
  HOME_FULL: `Rumah ini penuh: sudah ada ${MEMBERS_MAX} ahli.`,
  HOMES_FULL: `Anda sudah ada ${HOMES_MAX} rumah, iaitu had maksimum. Keluar dari satu rumah atau padam satu dahulu.`,
  THEIR_HOMES_FULL: `Dia sudah ada ${HOMES_MAX} rumah, iaitu had maksimum. Dia perlu keluar dari satu rumah dahulu.`,
  JOIN_REQUEST_GONE: 'Permohonan ini sudah dijawab atau ditarik balik.',
  JOIN_DECLINED: 'Pentadbir menolak permohonan anda. Anda boleh memohon lagi selepas sehari.',
  JOIN_REQUESTS_MANY: 'Terlalu ramai yang menunggu. Minta pautan jemputan daripada rakan serumah.',
  JOIN_REQUESTS_OWN_MANY: `Anda sedang menunggu jawapan ${OWN_JOIN_REQUESTS_MAX} rumah. Tarik balik satu permohonan dahulu.`,
  TEMPLATES_FULL: templatesFull,
  REPEATING_NOT_FOUND: 'Permintaan berulang ini sudah tamat.',
  REPEATING_FULL: `Anda boleh ada paling banyak ${SERIES_MAX} permintaan berulang dalam satu rumah. Hentikan yang tidak diperlukan lagi.`,
  ABSENCE_ENDS_BEFORE: 'Hari terakhir tidak boleh sebelum hari pertama.',
  ABSENCE_PAST: 'Hari yang sudah lepas tidak boleh menjadi hari tiada di rumah.',
  ABSENCE_TOO_LONG: `Satu tempoh tiada di rumah paling lama ${ABSENCE_LIMITS.days} hari.`,
  ABSENCE_TOO_FAR: 'Hari terakhir paling lewat setahun dari hari ini.',
  ABSENCE_OVERLAPS: 'Sebahagian tarikh ini sudah ditandakan. Anda boleh mengubahnya di profil.',
  ABSENCES_TOO_MANY: `Anda boleh ada paling banyak ${ABSENCE_LIMITS.coming} tempoh tiada di rumah yang akan datang. Padam yang tidak diperlukan lagi.`,
  ABSENCE_GONE: 'Tempoh tiada di rumah ini sudah tamat atau dipadam.',
  ADMINISTRATOR_STAYS: 'Pentadbir tidak boleh keluar. Serahkan peranan kepada orang lain dahulu.',
  ADMINISTRATOR_OF_OTHERS: 'Anda pentadbir rumah yang ada ahli lain. Serahkan peranan atau padam rumah itu.',
  EMAIL_TAKEN: 'Sudah ada akaun dengan e-\u2060mel ini. Log masuk, atau guna e-\u2060mel lain.',
  OTHER_ACCOUNT: 'Pautan ini untuk akaun lain. Log masuk ke akaun itu dahulu.',
  LETTERS_STOPPED:
    'E-\u2060mel ke alamat ini dihentikan. Hidupkan semula melalui pautan dalam e-\u2060mel lama.',
  LETTERS_TODAY:
    'Kami sudah menghantar tiga e-\u2060mel hari ini. Lihat folder spam anda, atau cuba lagi esok.',
  THEIR_LETTERS_STOPPED:
    'Dia tidak mahu e-\u2060mel daripada rakan serumah. Sila beritahunya dengan cara lain.',
  THEIR_LETTERS_TODAY: 'Had e-\u2060mel sehari kepadanya sudah dicapai. Sila cuba lagi esok.',
  EMAIL_UNCONFIRMED: 'Sila sahkan e-\u2060mel anda dahulu. Dapatkan pautannya di profil anda.',
  EMAIL_CONFIRMED: 'E-\u2060mel anda sudah disahkan.',
  TWO_STEP_ON: 'Log masuk dua langkah sudah dihidupkan.',
  TWO_STEP_OFF: 'Log masuk dua langkah tidak dihidupkan.',
  PUSH_OFF: 'Pemberitahuan untuk peranti ini tidak dihidupkan.',
  PUSH_REFUSED: 'Pelayan ini tidak dapat mencapai perkhidmatan yang membawa pemberitahuan ke pelayar ini.',
  EMAIL_UNCHANGED: emailUnchanged,
  ID_TAKEN: 'Orang lain sudah menciptanya. Sila cuba lagi.',
  CHORE_OF_OTHER: 'Tugas ini kini tugas orang lain.',
  CHORE_COMPLETED: 'Tugas ini sudah siap.',
  CHORE_OPEN: 'Tugas ini belum siap.',
  REOPEN_TOO_LATE: 'Tugas hanya boleh dibuka semula pada hari tugas itu siap.',
  CHORE_NOT_LATE: 'Hanya tugas lewat dari minggu sebelum ini boleh dilepaskan.',
  PUT_BACK_TOO_LATE: 'Hanya orang yang melepaskan tugas boleh mengembalikannya, pada hari yang sama.',
  CHORE_FIXED: 'Tugas ini tidak boleh lagi dipindahkan ke hari itu. Lihat papan tugas untuk keadaan terkini.',
  CHORE_NOT_OVERDUE: 'Anda hanya boleh mengingatkan orang tentang tugas yang lewat.',
  REMIND_AWAY: 'Orang ini tiada di rumah hari ini. Anda boleh mengingatkannya apabila dia kembali.',
  TRY_AGAIN: 'Terlalu banyak perkara berlaku serentak. Sila cuba lagi.',
  LINK_INVALID: 'Pautan ini tidak lengkap. Sila buka semula dari e-\u2060mel.',
  LINK_EXPIRED: 'Pautan ini sudah digunakan atau tamat tempoh.',
  PLAN_GONE: 'Tugas ini sudah dikembalikan, atau 7 hari untuk mengembalikannya sudah berlalu.',
  TOO_LARGE: 'Kandungan ini terlalu besar untuk dihantar.',
  TOO_MANY_TRIES: 'Terlalu banyak percubaan. Sila tunggu beberapa minit dan cuba lagi.',
  TOO_MANY_CHANGES: 'Terlalu banyak perubahan serentak. Sila tunggu seminit dan cuba lagi.',
  BUSY: 'Kami sedang sibuk. Sila cuba lagi selepas seminit.',
  UNEXPECTED: 'Ada masalah di pihak kami. Sila cuba lagi.',
  TOOK_TOO_LONG: 'Ini mengambil masa terlalu lama. Sila cuba lagi.',
} as const;
