/** The buttons that hand something on (docs/product/money.md 'Sharing a share'; homes.md 'Sharing the link'). */
export const shareButton = {
  share: 'Share',
  /** Names the button of a debtor's line. */
  with: (name: string) => `Share with ${name}`,
  invite: 'Share invite link',
};
