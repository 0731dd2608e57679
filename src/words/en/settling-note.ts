/** On a line that a receipt of settling up pays with others (docs/product/settling-up.md 'While a receipt waits'). */
export const settlingNote = {
  ownReceipt: (other: string) => `${other} is checking your receipt, which settles this too.`,
  theirReceipt: (sender: string) => `${sender}’s receipt settles this too. Check it where they owe you.`,
  yoursToCheck: 'A receipt waits for you',
};
