import { PAYMENT } from '#receipts/lexicon/paying.ts';
import { terms } from '#receipts/terms.ts';

/** Labels of the number that a bank or wallet gives a payment. They begin a cell, so 'Your reference' does not count. */
export const REFERENCE = terms(
  `reference, ref, id, trace, approval code, transaction no, transaction number, receipt no, receipt number, trace no, trx no,
   txn no, confirmation no, confirmation number, confirmation code, approval no, approval number, sequence no, sequence number,
   seq no, serial no, tracking no, tracking number, advice no, slip no, slip number, document no, doc no, journal no, stan, rrn,
   transaction code, transfer no, transfer number, payment no, payment number, order no, order number, instruction no,
   instruction number, txn number, trx number, trans no, trans number, receipt, control no, control number, audit no,
   audit number, voucher no, utr, uetr, end to end, payment id, transfer id, sn, s/n, transaction sn, serial, trace number,
   invoice id, bill ref, batch no, arn, auth code, authorisation code, authorization code, ticket no, case no, message id, log no,
   record no, remittance no, cheque no, folio, wallet ref, e-ref, fpx transaction id, mtcn, slip id, receipt id, payout id, seq,
   sequence, booking code, booking id, booking no, booking ref, biz msg id, business message id, bizmsgid, biz msg, journal id,
   jnl no, utrn, acknowledgement no, acknowledgment no, e-receipt no`,
  `rujukan, no rujukan, nombor rujukan, no transaksi, nombor transaksi, no resit, nombor resit, id transaksi, id rujukan,
   id bayaran, id pindahan, kod rujukan, kod transaksi, kod kelulusan, no siri, nombor siri, no slip, no jejak, no pengesahan,
   no kelulusan, no urus niaga, ruj, no ruj, no rujukan bank, nombor ruj, no bayaran, nombor bayaran, no pindahan,
   nombor pindahan, no urusniaga, nombor urus niaga, kod bayaran, kod pengesahan, nombor pengesahan, nombor kelulusan, no turutan,
   nombor turutan, no pesanan, nombor pesanan, id urus niaga, id pesanan, no arahan, kod unik, no surih, nombor surih,
   nombor jejak, nombor slip, no dokumen, no trans, no rekod, nombor rekod, no urusan, nombor urusan, kod tempahan, no urutan,
   no jurnal, nomor referensi, no referensi, nomor transaksi, kode transaksi, resit no`,
);

/** Words before such a label. */
export const REFERENCE_OF = terms(
  `trans, txn, trx, wallet, e-wallet, ewallet, bank, duitnow, paynet, receipt, advice, order, service, channel, instruction, our,
   system, unique, confirmation, approval, fpx, ibg, rentas, qr, retrieval, trace, online, fund transfer, funds transfer,
   interbank, instant, host, core, remittance, merchant, paymaster, ibft, jom pay, platform, network, clearing, acquirer,
   internet, mobile, e-payment, account, external, internal, end to end, rpp, switch, swift, tt, mt103, paynow, fast, meps,
   partner, gateway, official, electronic, e`,
  `resit, pemindahan, urus niaga, urusniaga, dompet, e-dompet, sistem, unik, kelulusan, pesanan, perkhidmatan, kiriman`,
  PAYMENT,
);

/** Words after such a label. */
export const NUMBER = terms(
  'id, no, number, num, code, numbers, key, string, sn, identifier',
  `transaksi, nombor, bank, pindahan, bayaran, urus niaga, urusniaga, pembayaran, pemindahan, unik, sistem, kami, resit`,
);

/** Labels of numbers that are the same for each payment: of people, machines and shops. */
export const CONSTANT_NUMBERS = terms(
  `wallet id, merchant id, qr id, id no, id number, duitnow id, terminal id, machine id, agent id, customer id, user id,
   member id, account id, store id, device id, staff id, teller id, corporate id, company id, beneficiary id, sender id, id type`,
  `id peniaga, id pedagang, id terminal, id mesin, id ejen, id pelanggan, id pengguna, id dompet, id akaun, id ahli, id penerima,
   id pengirim, id duitnow, id syarikat, id pengebil, id juruwang, id kakitangan, id cawangan, id kedai`,
);

/** In a sentence: 'Standing Instruction, our reference JA3091153163'. */
export const REFERENCE_IN_SENTENCE = terms('ref, reference, transaction id', 'ruj, rujukan, id transaksi');
/** Before the label these words say that the payer wrote it, or that it belongs to somebody else: 'your reference'. */
export const NOT_ITS = terms(
  `your, recipient, recipient's, recipient’s, customer, beneficiary, payment`,
  'penerima, pengirim',
);
