import { PAID, PAYMENT } from '#receipts/lexicon/paying.ts';
import { listed, terms } from '#receipts/terms.ts';

/** Words that never end a sentence: a line that ends with one continues in the next line. */
export const CONNECTING = terms(
  `to, of, for, from, on, at, the, your, has, have, been, is, was, were, and, with, that, not, successfully, rm, myr, yet, being,
   never, no, fully, could, cannot, did, be`,
  `kepada, ke, daripada, dari, pada, sebanyak, berjumlah, telah, sudah, dan, yang, dengan, tidak, untuk, anda, belum, tak, masih,
   sedang, akan, gagal, drpd, kpd, tlh`,
);

/** Things that are sent, in sentences. */
export const PAID_THING = terms(
  'remittance, money, fund, funds, amount, sum, trf, deposit',
  `pemindahan, urus niaga, kiriman, wang, duit, dana, amaun, derma, sumbangan, hantaran`,
  PAYMENT,
);

/** Verbs for their success. */
export const WENT_THROUGH = terms(
  `made, remitted, successful, completed, complete, approved, processed, executed, settled, delivered, deposited, debited,
   credited, posted, arrived, performed, effected, carried out, done, concluded, actioned, released, finalised,
   reached the recipient, reached the beneficiary`,
  `dijelaskan, berjaya, selesai, dikirim, diproses, dilakukan, dibuat, diterima, diluluskan, didebitkan, dikreditkan, disalurkan,
   dimasukkan, sampai, tiba, masuk, terkirim, dilaksanakan, dijalankan, disempurnakan, disahkan, berhasil, ditransfer`,
  PAID,
);

/** Verbs for the act of the payer. */
export const DID = terms(
  'sent, transferred, paid, remitted, moved',
  `memindahkan, menghantar, membayar, mengirim, mengirimkan, hantar, bayar, pindahkan`,
);

/** Parts of names in small letters. */
export const NAME_SMALL: ReadonlySet<string> = new Set(
  listed(`bin, binti, bt, bte, anak, a/l, a/p, s/o, d/o, al, ap, b, van, de, der, so, do, @, ak`),
);

/** 'Amount sent', 'Jumlah dipindahkan'. */
export const SUM_OF = terms('amount, total, sum', 'amaun, jumlah');

/** Verbs for paying: before 'to' they name the recipient, and say that the money went. */
export const DONE_TO = terms(
  'money sent, remitted, delivered, paid out',
  'dikirim, wang dihantar, telah dihantar, telah dibayar',
  PAID,
);
