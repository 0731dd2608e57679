import { terms, type Terms } from '#receipts/terms.ts';

/** A request to a bank: 'Your instruction was received', 'Permintaan anda telah didaftarkan'. */
export const INSTRUCTIONS = terms('request, instruction', 'permintaan, arahan');
export const ORDERS: Terms = {
  english: [...INSTRUCTIONS.english, 'order'],
  malay: INSTRUCTIONS.malay,
};
export const APPLICATIONS = terms('application', 'permohonan');

/** Verbs for carrying out an order, when the money moved: 'Your request has been processed'. */
export const CARRIED_OUT = terms(
  'processed, completed, executed, carried out, performed, successful',
  'dijalankan, diproses, selesai, dilaksanakan, berjaya',
);

/** Verbs for a future order: 'Your instruction will be processed', 'Arahan akan dilaksanakan'. */
export const TO_BE_DONE = terms(
  'processed, executed, sent, debited',
  'diproses, dilaksanakan, dihantar, didebitkan',
);

/** The same as a whole status, with its time: 'Will be processed tomorrow'. */
export const WILL_BE = terms(
  `will be processed, will be executed, will be debited, will be transferred`,
  'akan didebitkan, akan dilaksanakan',
);

/** The bank has the order, and no money moved: 'Instruction lodged', 'Permohonan diterima'. */
export const NOTED = terms('received, registered, lodged', 'diterima, didaftarkan, direkodkan');

/** Other events of an order, and not to the money: 'Request submitted', 'Arahan dikemukakan'. */
export const HANDED_IN = terms('accepted, submitted, withdrawn', 'dihantar, dikemukakan');

/** Something that was submitted, however successfully, waits for a person: 'Successfully submitted'. */
export const SUBMITTED = terms('submitted', 'dikemukakan');

/** As a whole status these words are not the end: 'Received by bank'. */
export const HANDED_ON = terms(
  `received by bank, bank received, no charge made, approver approved, approved by first approver, approved by the first approver,
   registered successfully`,
  '',
);

/** Parties that get the order before the money moves: 'Sent to bank', 'Dihantar kepada pelulus'. */
export const FIRST_WITH = terms('bank, approver, checker, authoriser, authorisers', 'pelulus');

/** Places of an order that is not with the bank: 'Sent to second signatory', 'Saved to drafts', 'Dihantar ke e-mel'. */
export const ELSEWHERE = terms(
  'supervisor, signatory, signatories, draft, drafts, e mail, inbox',
  'penyelia, e mel',
);

/** An order that was withdrawn, or that needs another approval: 'Payee removed', 'Diluluskan pelulus pertama'. */
export const NOT_CARRIED_OUT = terms(
  'removed, deleted, unlinked, paused',
  'dipadam, dibuang, peraku pertama, pelulus pertama',
);

/** Parties in between that have the money or must approve. */
export const IN_BETWEEN = terms(
  `to the manager, to your manager, to the director, to your director, signatory, signatories, supervisor, checker, approver,
   authoriser, trustee, escrow`,
  'penyelia, peraku, pelulus, amanah',
);

/** Steps that succeed before and beside a payment: 'Authorisation successful', 'Pengesahan berjaya', 'Step 2 completed'. */
export const OTHER_STEPS = terms(
  `authentication, authorisation, authorization, validation, registration, simulation, draft, form, hold, step, stop, set up,
   check, recall`,
  'pengesahan, pendaftaran, simulasi, draf',
);

/** Things that buttons offer: 'Request a receipt'. */
export const HELP = terms('receipt, statement, help, support, proof', '');
