import { terms } from '#receipts/terms.ts';

/** Labels of the recipient. 'Beneficiary' often loses its last letter. */
export const TO = terms(
  `xfer to, to a/c name, to a/c, a/c holder to, cr account name, cr a/c name, cr a/c, money goes to, name of creditor, paynow to,
   to, transfer to, transferred to, paid to, pay to, payment to, sent to, money to, credited to, credit to, credit account,
   to account, to account name, beneficiary, beneficiar, beneficiary name, beneficiary account, beneficiary account name,
   recipient, recipient name, receiver, receiver name, payee, payee name, merchant, merchant name, favourite name, name,
   account name, acct name, acc name, a/c name, transfer to account, transfer to name, transferring to, payment made to,
   money sent to, you paid, you sent to, who you paid, paid into, into account, creditor, creditor name, receiving party,
   receiving account, receiving account name, recipient account, recipient account name, receiver account, receiver account name,
   payee account, payee account name, destination, destination account, third party name, payment beneficiary,
   transfer beneficiary, transfer recipient, transaction recipient, beneficiary account holder, beneficiary account holder name,
   recipient account holder, recipient account holder name, receiver account holder, payee account holder, counterparty,
   counterparty name, credit party, credit party name, creditor party, credited party, credit account name, crediting account,
   crediting account name, credit account holder, receiving customer, beneficiary customer, recipient full name,
   beneficiary full name, payee full name, receiver full name, full name, bank account name, account owner, name of beneficiary,
   name of recipient, name of receiver, name of payee, name of account holder, name on account, sent to name, to name,
   to recipient, to beneficiary, to payee, to contact, to friend, pay to name, payee biller, biller name, beneficiary merchant,
   third party account, third party account name, other party, receiver of funds, money received by, received by,
   credit to account, credit into, deposited to, deposit to, benefit of, in favour of, favour of, in favor of, favouring,
   merchant payee, duitnow recipient, duitnow name, registered name, recipient of funds, beneficiary of funds, bene name, bene,
   bene account, benef name, benef, bnf name, ben name, beneficiary a/c name, payee a/c name, 3rd party name,
   3rd party account name, 3rd party, payee details, remitted to, bank account holder, paying, credited account name,
   credited account holder, paying to, paid out to, goes to, going to, for credit to, transferee, transferee name,
   receiver details, recipient details, duitnow registered name, registered name duitnow, proxy name, duitnow id name,
   paynow name, paynow recipient, paynow nickname, remittance beneficiary, recipient registered name, beneficiary registered name,
   destination name, destination account name, to acct name`,
  `akaun destinasi, akaun sasaran, nama akaun sasaran, duit sampai kat, wang sampai kepada, maklumat benefisiari,
   butiran benefisiari, organisasi bil, bayar kepada pihak, depositan kepada, nama peniaga, nama pedagang, nama saudagar,
   nama akaun dikreditkan, kepada, penerima, nama penerima, nama pemegang akaun, nama pemilik akaun, nama, bayar kepada,
   bayaran kepada, pembayaran kepada, dibayar kepada, pindah kepada, pindahan kepada, dipindahkan kepada, hantar kepada,
   dihantar kepada, dikreditkan kepada, ke akaun, kepada akaun, akaun penerima, nama akaun penerima, nama akaun, penerima wang,
   penerima bayaran, nama benefisiari, benefisiari, pedagang, peniaga, pihak penerima, wang kepada, kiriman kepada,
   transfer kepada, nama penerima wang, nama penerima bayaran, nama penerima pindahan, nama penuh penerima, nama penuh,
   penerima pindahan, penerima kiriman, penerima dana, penerima akhir, nama pihak penerima, nama pemilik akaun penerima,
   nama pemegang akaun penerima, pemegang akaun penerima, saudagar, nama bank akaun, akaun kredit, nama akaun kredit,
   akaun dikreditkan, dikreditkan ke, ke akaun bank, diterima oleh, penerima manfaat, nama penerima manfaat, bagi pihak penerima,
   nama berdaftar, pihak menerima, penerima derma, kpd, dihantar ke, bayar ke, pindah ke, nama berdaftar duitnow,
   maklumat penerima, butiran penerima, butir penerima, butir butir penerima, dipindah ke, dipindah kepada, rekening tujuan,
   nama rekening tujuan, nama pemilik rekening`,
);

/** Labels of a name and nothing else: the whole name follows. */
export const TO_NAME = terms(
  `beneficiary name, recipient name, receiver name, payee name, merchant name, account name, creditor name, name,
   recipient account name, beneficiary account name, receiver account name, payee account name, full name,
   beneficiary account holder, recipient account holder, account owner`,
  `nama penerima, nama akaun penerima, nama benefisiari, nama akaun, nama, nama penuh penerima, nama penuh,
   nama pemegang akaun penerima`,
);

/** Labels of a name that may be the payer's or the recipient's. */
export const HOLDER_OF_ACCOUNT = terms(
  'account holder, account holder name, holder name',
  'penama akaun, pemegang akaun, nama pemegang akaun, pemilik akaun',
);
