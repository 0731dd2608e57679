import { formatAmount, type Sen } from '#domain/money.ts';

/** Why a request could not be changed, each by its code. */
export const changeProblems = {
  PAYMENT_CHANGED: 'Permintaan ini sudah diubah. Sila lihat semula, kemudian buat keputusan.',
  CHANGE_PAID: 'Sudah ada yang membayar, jadi jumlah dan orangnya kekal.',
  CHANGE_WAITS: 'Ada resit menunggu jawapan anda. Jawab dahulu, kemudian ubah jumlahnya.',
  CHANGE_PROOF: 'Orang yang anda keluarkan sudah menghantar resit. Lepaskan bahagiannya sahaja.',
};

/** The window in which a requester changes a request (docs/product/money.md 'Changing a request'). */
export const changing = {
  title: 'Ubah permintaan bayaran',
  close: 'Tutup',
  cancel: 'Batal',
  save: 'Simpan',
  told: 'Sesiapa yang bahagiannya berubah akan diberitahu. Jika bil berubah, sesiapa yang masih berhutang akan diberitahu.',
  CHANGE_PAID: (total: Sen) =>
    `Sudah ada yang membayar atau bahagiannya dilepaskan, jadi ${formatAmount(total)} dan orangnya kekal.`,
  CHANGE_WAITS: (total: Sen) =>
    `Ada resit menunggu jawapan anda. Sehingga dijawab, ${formatAmount(total)} dan orangnya kekal.`,
  /** It was changed elsewhere since the window opened. */
  meanwhile:
    'Permintaan ini sudah diubah di tetingkap lain. Apa yang anda taip masih ada, tetapi tidak dapat disimpan.',
  startAgain: 'Tunjukkan yang terkini',
  done: 'Permintaan bayaran sudah diubah.',
  failed: 'Permintaan bayaran tidak dapat diubah. Sila cuba lagi.',
};
