import type { Role } from '#domain/homes.ts';
import { formatAmount, type OpenAmounts, type Sen } from '#domain/money.ts';
import { capital } from './capital.ts';
import { ROLES, joined, staysOpen } from './homes.ts';

/** docs/product/homes.md 'Administrator and members', 'Removing a member' */
export const members = {
  title: 'Ahli',
  you: '(anda)',
  since: (role: Role, day: string) => `${ROLES[role]} sejak ${day}`,
  remove: (name: string) => `Keluarkan ${name}`,
  removeTitle: (name: string) => `Keluarkan ${name}?`,
  removeText: (openChores: number) =>
    `${openChores === 0 ? 'Dia tiada tugas yang belum siap.' : `${openChores} tugasnya yang belum siap akan diberikan kepada ahli lain.`} Dia hanya boleh kembali selepas anda memilih “Benarkan semula”.`,
  /** What is open between the two. */
  removeAmounts: ({ owed, owes }: OpenAmounts) =>
    `${capital(
      joined([
        owes > 0 && `dia masih berhutang ${formatAmount(owes)} kepada anda`,
        owed > 0 && `anda masih berhutang ${formatAmount(owed)} kepadanya`,
      ]),
    )}. ${staysOpen}`,
  removeTextUnknown:
    'Tugasnya yang belum siap akan diberikan kepada ahli lain. Dia hanya boleh kembali selepas anda memilih “Benarkan semula”.',
  removeYes: 'Keluarkan',
  removed: 'Ahli sudah dikeluarkan!',
  removeFailed: 'Ahli tidak dapat dikeluarkan',
  former: 'Bekas ahli',
  leftOn: (day: string) => `Keluar pada ${day}`,
  removedOn: (day: string) => `Dikeluarkan pada ${day}`,
  allowAgain: 'Benarkan semula',
  allowed: (name: string) => `${name} kini boleh menyertai semula dengan pautan jemputan baharu.`,
  allowFailed: 'Orang ini tidak dapat dibenarkan semula. Sila cuba lagi.',
};

/** docs/product/homes.md 'Handing over' */
export const handOver = {
  open: 'Serahkan peranan',
  nobody: 'Belum ada ahli lain di sini',
  title: 'Serahkan peranan',
};

/** Where somebody may leave, or cannot yet (docs/product/moving-out.md 'The way to it'). */
export const moveOutList = 'Senarai pindah keluar';

/** docs/product/homes.md 'Deleting a home' */
export const deleteHome = {
  open: 'Padam rumah',
  title: (home: string) => `Padam ${home}?`,
  text: 'Tugas, sejarah dan tetapannya akan dipadam untuk semua orang. Tindakan ini tidak boleh dibuat asal.',
  amounts: (openAmount: Sen) =>
    `Permintaan bayarannya turut dipadam, termasuk ${formatAmount(openAmount)} yang belum dibayar.`,
  amountsUnknown: 'Permintaan bayarannya turut dipadam, termasuk yang belum dibayar.',
  typeName: (home: string) => `Taip ${home} untuk mengesahkan`,
  nameDiffers: 'Itu bukan nama rumah ini. Taip tepat seperti yang ditunjukkan.',
  yes: 'Padam rumah',
  done: 'Rumah sudah dipadam.',
  failed: 'Rumah tidak dapat dipadam. Sila cuba lagi.',
};
