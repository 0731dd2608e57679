/** In From: a letter's address is ours, its words are theirs. */
export const writesVia = (writer: string) => `${writer} via Serumah`;

/** What stands around the letter that a housemate wrote; without a name where it could be taken for a link. */
export const sentEmail = (writer: string | undefined, subject: string) => ({
  subject,
  preview: `${writer ?? 'A housemate'} writes to you.`,
  lead: `${writer ?? 'A housemate'} writes to you`,
  big: subject,
  button: 'Open Serumah',
  after: `An answer to this letter does not reach ${writer ?? 'them'}.`,
  why: `You get this letter because you share a home with ${writer ?? 'the one who wrote it'}.`,
});
