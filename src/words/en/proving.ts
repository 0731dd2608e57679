/** The dialog that asks who it is (docs/product/accounts.md 'What takes proof'). */
export const title = 'Is it you?';
export const forOthers =
  "This can't be undone, and your housemates notice it. Please prove once more that it is you.";
export const payeeName =
  'Receipts in this name will count as paid to you. Please prove once more that it is you.';

/** To a person without a password: beside the button that signs in with Google, and once they did. */
export const whenNeeded = "If you signed in a while ago, you'll be asked to sign in with Google again.";
export const thanks = 'Thanks. Now you can go on.';
