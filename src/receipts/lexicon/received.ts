import type { Terms } from '#receipts/terms.ts';

/** Whoever reads it, and what is theirs: what comes there is not what they paid ('Credited to your account'). */
export const YOU: Terms = { english: ['you'], malay: ['anda'] };
export const YOUR_ACCOUNT: Terms = { english: ['your account'], malay: ['akaun anda'] };

/** 'You have received', 'Anda telah menerima'. */
export const GOT: Terms = { english: ['received', 'got'], malay: ['menerima', 'terima'] };

/** Whoever has the money before the recipient: 'Received by agent', 'Diterima oleh rakan kami'. */
export const GO_BETWEENS: Terms = {
  english: ['agent', 'partner', 'clearing', 'escrow', 'switch', 'paynet', 'us'],
  malay: ['agen', 'rakan', 'kami'],
};

/** 'Wang diterima' is told to whoever got it, 'Wang diterima oleh Aisyah' to whoever paid. */
export const GOT_BY: Terms = {
  english: ['by', 'recipient', 'recipients', 'beneficiary'],
  malay: ['oleh', 'penerima'],
};

/** What a bank takes from somebody before any money moves: 'We have received your payment instruction'. */
export const TAKEN: Terms = {
  english: ['instruction', 'application', 'details', 'money', 'funds'],
  malay: ['arahan', 'permohonan', 'butiran', 'wang', 'duit'],
};

export const TAKEN_IN: Terms = { english: ['received', 'accepted'], malay: ['diterima'] };

/** 'Credited to your account', 'Dimasukkan ke akaun anda'. */
export const CREDITED: Terms = { english: ['credited'], malay: ['dikreditkan', 'dimasukkan'] };

/** Money that stays one's own: 'to your savings', 'ke akaun simpanan'. */
export const OWN_MONEY: Terms = {
  english: ['saving', 'savings', 'pocket', 'pockets', 'pot', 'pots', 'goal', 'goals', 'wallet'],
  malay: ['simpanan'],
};
