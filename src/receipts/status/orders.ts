import * as orders from '#receipts/lexicon/orders.ts';
import { anyOf } from '#receipts/terms.ts';

// Patterns for events of an order, not of the money. They use the letters of a statement, without signs and capitals.

/** Something that was submitted, however successfully, waits for a person. */
export const IS_SUBMITTED = new RegExp(
  String.raw`\b(?:success\w*|berjaya) (?:${anyOf(orders.SUBMITTED)})$|\b(?:${anyOf(orders.SUBMITTED)}|submission) (?:success\w*|berjaya)$`,
);
/** As a status, 'Sent to approver' and 'Sent to bank' are not the end. */
const MORE_TO_COME = [
  String.raw`.*\b(?:sent|dihantar) (?:to|kepada|ke) (?:the |your |our |pihak )?(?:${anyOf(orders.FIRST_WITH)})`,
  String.raw`(?:${anyOf(orders.ORDERS)}|permohonan) (?:received|diterima|dihantar)`,
  String.raw`.*\blevel approved`,
  anyOf(orders.HANDED_ON),
];
export const IS_HANDED_ON = new RegExp(
  String.raw`^(?!.*\b(?:success|berjaya))(?:${MORE_TO_COME.join('|')})$`,
);
/** 'Will be processed', and when. */
export const IS_TO_BE_DONE = new RegExp(String.raw`^(?:${anyOf(orders.WILL_BE)})\b`);
/** An order that was accepted, or withdrawn again. */
export const IS_OF_ORDER = new RegExp(
  [
    String.raw`\b(?:${anyOf(orders.INSTRUCTIONS, orders.APPLICATIONS)})\b.*\b(?:${anyOf(orders.NOTED, orders.HANDED_IN)})\b`,
    String.raw`\b(?:${anyOf(orders.NOT_CARRIED_OUT)})\b`,
    String.raw`\b(?:to|ke) (?:the |your )?(?:second |first )?(?:${anyOf(orders.ELSEWHERE)})\b`,
    String.raw`\b(?:${anyOf(orders.OTHER_STEPS)}) (?:is |was )?(?:success\w*|complete\w*|berjaya|selesai)`,
  ].join('|'),
);
