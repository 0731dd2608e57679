/** In From: a letter's address is ours, its words are theirs. */
export const writesVia = (writer: string) => `${writer} via Serumah`;

/** What stands around the letter that a housemate wrote; without a name where it could be taken for a link. */
export const sentEmail = (writer: string | undefined, subject: string) => ({
  subject,
  preview: `${writer ?? 'A housemate'} writes to you.`,
  lead: `${writer ?? 'A housemate'} writes to you`,
  big: subject,
  button: 'Open Serumah',
  after: `If you reply to this email, ${writer ?? 'the person who wrote it'} won't get your answer.`,
  why: `You're getting this email because you share a home with ${writer ?? 'the person who wrote it'}.`,
});

/** To whoever wrote it, where it waits for its reader to confirm their address. */
export const letterHeld =
  'They have not confirmed their address yet. Your email leaves once they do, within 7 days. Please tell them another way, too.';
