import type { Terms } from '#receipts/terms.ts';

/** What a bank is asked by: 'Your instruction was received', 'Permintaan anda telah didaftarkan'. */
export const INSTRUCTIONS: Terms = {
  english: ['request', 'instruction'],
  malay: ['permintaan', 'arahan'],
};
export const ORDERS: Terms = {
  english: [...INSTRUCTIONS.english, 'order'],
  malay: INSTRUCTIONS.malay,
};
export const APPLICATIONS: Terms = { english: ['application'], malay: ['permohonan'] };

/** What the bank did with it when the money moved: 'Your request has been processed'. */
export const CARRIED_OUT: Terms = {
  english: ['processed', 'completed', 'executed', 'carried out', 'performed', 'successful'],
  malay: ['dijalankan', 'diproses', 'selesai', 'dilaksanakan', 'berjaya'],
};

/** What it will do with it: 'Your instruction will be processed', 'Arahan akan dilaksanakan'. */
export const TO_BE_DONE: Terms = {
  english: ['processed', 'executed', 'sent', 'debited'],
  malay: ['diproses', 'dilaksanakan', 'dihantar', 'didebitkan'],
};

/** The same as a whole status, and when: 'Will be processed tomorrow'. */
export const WILL_BE: Terms = {
  english: ['will be processed', 'will be executed', 'will be debited', 'will be transferred'],
  malay: ['akan didebitkan', 'akan dilaksanakan'],
};

/** The bank has the order, and no money moved: 'Instruction lodged', 'Permohonan diterima'. */
export const NOTED: Terms = {
  english: ['received', 'registered', 'lodged'],
  malay: ['diterima', 'didaftarkan', 'direkodkan'],
};

/** What else comes to an order, and not to the money: 'Request submitted', 'Arahan dikemukakan'. */
export const HANDED_IN: Terms = {
  english: ['accepted', 'submitted', 'withdrawn'],
  malay: ['dihantar', 'dikemukakan'],
};

/** What was submitted, however well, waits for somebody: 'Successfully submitted'. */
export const SUBMITTED: Terms = { english: ['submitted'], malay: ['dikemukakan'] };

/** What came to an order that was only passed on, whatever else is said of it: 'Transfer request sent', 'Arahan dicipta'. */
export const PASSED_ON: Terms = {
  english: ['sent', 'created', 'submitted'],
  malay: ['dihantar', 'dicipta'],
};

/** As a whole status they have more to come: 'Received by bank'. */
export const HANDED_ON: Terms = {
  english: [
    'received by bank',
    'bank received',
    'no charge made',
    'approver approved',
    'approved by first approver',
    'approved by the first approver',
    'registered successfully',
  ],
  malay: [],
};

/** Who receives the order before the money moves: 'Sent to bank', 'Dihantar kepada pelulus'. */
export const FIRST_WITH: Terms = {
  english: ['bank', 'approver', 'checker', 'authoriser', 'authorisers'],
  malay: ['pelulus'],
};

/** Where an order lies that is not with the bank: 'Sent to second signatory', 'Saved to drafts', 'Dihantar ke e-mel'. */
export const ELSEWHERE: Terms = {
  english: ['supervisor', 'signatory', 'signatories', 'draft', 'drafts', 'e mail', 'inbox'],
  malay: ['penyelia', 'e mel'],
};

/** Of an order that was taken back, or that somebody else has to approve as well: 'Payee removed', 'Diluluskan pelulus pertama'. */
export const NOT_CARRIED_OUT: Terms = {
  english: ['removed', 'deleted', 'unlinked', 'paused'],
  malay: ['dipadam', 'dibuang', 'peraku pertama', 'pelulus pertama'],
};

/** Who has the money or the say in between. */
export const IN_BETWEEN: Terms = {
  english: [
    'to the manager',
    'to your manager',
    'to the director',
    'to your director',
    'signatory',
    'signatories',
    'supervisor',
    'checker',
    'approver',
    'authoriser',
    'trustee',
    'escrow',
  ],
  malay: ['penyelia', 'peraku', 'pelulus', 'amanah'],
};

/** What goes well before and beside a payment: 'Authorisation successful', 'Pengesahan berjaya', 'Step 2 completed'. */
export const OTHER_STEPS: Terms = {
  english: [
    'authentication',
    'authorisation',
    'authorization',
    'validation',
    'registration',
    'simulation',
    'draft',
    'form',
    'hold',
    'step',
    'stop',
    'set up',
    'check',
    'recall',
  ],
  malay: ['pengesahan', 'pendaftaran', 'simulasi', 'draf'],
};

/** Buttons ask for them: 'Request a receipt'. */
export const HELP: Terms = {
  english: ['receipt', 'statement', 'help', 'support', 'proof'],
  malay: [],
};
