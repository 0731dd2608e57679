import { WEEKS_IN_ADVANCE_MAX, WEEKS_IN_ADVANCE_MIN, type FindByName } from '#domain/homes.ts';

/** The labels of the settings, which the history names too. */
export const settingNames = {
  includeWeekends: 'Termasuk hujung minggu',
  autoGenerate: 'Jadualkan tugas secara automatik',
  weeksInAdvance: 'Tempoh jadual',
  exchangeAutomatically: 'Tukar tugas secara automatik',
  findByName: 'Cari dengan nama',
  timeZone: 'Zon waktu',
};

export const findByNames: Record<FindByName, string> = {
  anyone: 'Sesiapa sahaja',
  ask_first: 'Tanya dahulu',
  off: 'Tidak dibenarkan',
};

export const weeksAhead = (weeks: number) => `${weeks} minggu`;

/** 'Kuala Lumpur (Asia)': the city first, because that is what people look for in a long list. */
export const timeZoneName = (zone: string) => {
  const parts = zone.replaceAll('_', ' ').split('/');
  const city = parts.pop() ?? zone;
  return parts.length === 0 ? city : `${city} (${parts.join(', ')})`;
};

export const homeSettings = {
  title: 'Tetapan',
  hint: 'Disimpan sebaik sahaja anda mengubahnya',
  includeWeekendsHint: 'Jadualkan tugas pada hari Sabtu dan Ahad juga',
  autoGenerateHint: 'Minggu baharu ditambah dari semasa ke semasa',
  weeksInAdvanceHint: `Dari ${WEEKS_IN_ADVANCE_MIN} hingga ${WEEKS_IN_ADVANCE_MAX} minggu ke hadapan`,
  exchangeAutomaticallyHint: 'Tugas bertukar tangan apabila permintaan tukar diterima',
  findByNameHints: {
    anyone: 'Sesiapa yang menaip nama rumah dengan tepat terus menjadi ahli',
    ask_first: 'Sesiapa yang menaip nama rumah dengan tepat perlu menunggu kelulusan',
    off: 'Tiada sesiapa boleh menyertai tanpa pautan jemputan',
  } satisfies Record<FindByName, string>,
  timeZoneHint: 'Menentukan bila hari bermula di rumah ini',
  administratorOnly: (name: string) => `Hanya pentadbir, ${name}, boleh mengubah tetapan ini:`,
  failed: 'Tetapan tidak dapat disimpan. Sila cuba lagi.',
};

/** In the question before somebody is removed: what keeps them from coming back under another name. */
export const removalCloses = (findByName: FindByName) =>
  `Pautan jemputan akan bertukar: pautan yang sudah anda hantar tidak akan berfungsi lagi.${findByName === 'anyone' ? ` “${settingNames.findByName}” bertukar kepada “${findByNames.ask_first}”.` : ''}`;
