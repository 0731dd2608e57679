import { terms } from '#receipts/terms.ts';

/** The reader: what arrives there is not what they paid ('Credited to your account'). */
export const YOU = terms('you', 'anda');
export const YOUR_ACCOUNT = terms('your account', 'akaun anda');

/** 'You have received', 'Anda telah menerima'. */
export const GOT = terms('received, got', 'menerima, terima');

/** Parties that have the money before the recipient: 'Received by agent', 'Diterima oleh rakan kami'. */
export const GO_BETWEENS = terms('agent, partner, clearing, escrow, switch, paynet, us', 'agen, rakan, kami');

/** 'Wang diterima' addresses the recipient, 'Wang diterima oleh Aisyah' the payer. */
export const GOT_BY = terms('by, recipient, recipients, beneficiary', 'oleh, penerima');

/** Things that a bank takes from a customer before any money moves: 'We have received your payment instruction'. */
export const TAKEN = terms(
  'instruction, application, details, money, funds',
  'arahan, permohonan, butiran, wang, duit',
);

export const TAKEN_IN = terms('received, accepted', 'diterima');

/** 'Credited to your account', 'Dimasukkan ke akaun anda'. */
export const CREDITED = terms('credited', 'dikreditkan, dimasukkan');

/** Money that stays with its owner: 'to your savings', 'ke akaun simpanan'. */
export const OWN_MONEY = terms(
  'saving, savings, pocket, pockets, pot, pots, goal, goals, wallet',
  'simpanan',
);
