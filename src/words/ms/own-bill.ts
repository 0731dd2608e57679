/** What stands on a request of one's own about its bill. */
export const ownBill = {
  attach: 'Lampirkan bil',
  change: 'Ubah bil',
  sending: 'Melampirkan bil…',
  cut: 'Tiada sambungan. Bil akan dihantar sebaik sahaja sambungan ada.',
};
