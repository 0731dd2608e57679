/** docs/product/settling-up.md 'While a receipt waits' */
export const settlingNote = {
  ownReceipt: (other: string) =>
    `${other} sedang menyemak resit anda, yang turut menyelesaikan bahagian ini.`,
  theirReceipt: (sender: string) =>
    `Resit ${sender} turut menyelesaikan bahagian ini. Semak di tempat dia berhutang kepada anda.`,
  yoursToCheck: 'Ada resit menunggu semakan anda',
};
