/** What a chat shows of an invite link (docs/product/homes.md 'The preview of a link'). */
export const linkPreview = {
  title: (home: string) => `Join ${home} on Serumah`,
  text: 'Open the link to share chores and costs with your housemates.',
};
