import { PAYMENT } from '#receipts/lexicon/paying.ts';
import { terms } from '#receipts/terms.ts';

/** Labels of the status. */
export const STATUS_LABEL = terms(
  `status, result, outcome, state, status message, status description, response code, resp code, response, stat`,
  'keputusan, keadaan, kod respons, hasil',
);

/** What stands before or behind such a label. */
export const STATUS_OF = terms(
  `item, approval, current, of payment, of transfer, of transaction, final, txn, trans, trx, instruction, host, response, order,
   settlement, fund transfer`,
  `pemindahan, urus niaga, urusniaga, semasa, akhir, kiriman, arahan, terkini`,
  PAYMENT,
);

/** What stands before it alone: 'Processing Status'. */
export const STATUS_STEP = terms('processing, delivery, posting, credit', 'pemprosesan');

/** What a receipt is called at its head, where the status may stand at the other end of the line. */
export const TITLES = terms(
  `instruction, transfers, fund, funds, money, receipt, details, instant, single, interbank, online, bank, duitnow, qr, advice,
   slip, summary, e`,
  'arahan, pemindahan, wang, dana, resit, butiran, segera, maklumat, slip',
  PAYMENT,
);
