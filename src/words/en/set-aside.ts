/** What was set aside as an owner took an account back (docs/product/accounts.md 'What an owner gets back'). */
export const setAside = {
  title: 'Set aside, to be safe',
  text: 'Someone else may have set these, so they no longer work by themselves:',
  paymentDetails:
    "Your payment details: housemates don't see them until you confirm them under 'How to pay me' on your profile.",
  payeeNames: (count: number) =>
    count === 1
      ? 'A name on receipts: it no longer counts as yours. The next receipt in it asks you again.'
      : `${count} names on receipts: they no longer count as yours. The next receipt in one of them asks you again.`,
  repeating: (count: number) =>
    count === 1
      ? "A repeating request is paused. You can resume it under 'Repeating'."
      : `${count} repeating requests are paused. You can resume them under 'Repeating'.`,
  mail: 'Emails that were switched off are on again. You can choose on your profile.',
  home: 'A home that was joined lately is no longer your active one. You can switch under Your Homes.',
};

/** What was set longer ago, so that it stays (docs/product/accounts.md 'Still set'). */
export const stillSet = {
  title: 'Still set: is this yours?',
  text: "These were set longer ago, so they stay. Remove what you don't know:",
  paymentDetails: (ending: string) =>
    ending === ''
      ? "Your payment details: a QR code. See 'How to pay me' on your profile."
      : `Your payment details, ending in ${ending}. See 'How to pay me' on your profile.`,
  payeeNames: 'Names on receipts that count as yours. See your profile.',
  repeating: "Repeating requests. See 'Repeating' on Pay My Money Back.",
  mail: "Some emails are switched off. See 'Notifications and mail' on your profile.",
};
