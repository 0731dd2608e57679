import type { PayeeNote } from '#domain/payee-notes.ts';

const JOINED = ['today', 'yesterday'];
const joined = (days: number) => JOINED[days] ?? `${days} days ago`;

/** Of somebody who asks for money, and the home of the request; an email leaves out a name that looks like a link. */
type About = { name: string | undefined; home: string };

const NAMESAKES = {
  other: (name?: string) => `Not ${name ? `the ${name}` : 'their namesake'} of your other home`,
  left: (name?: string) => `Not ${name ? `the ${name}` : 'their namesake'} of a home you left`,
  here: (name?: string) =>
    name ? `You know another ${name} of this home` : 'You know a namesake of theirs here',
};

/** In one line, with ' · ' between them. */
export const payeeNote = (said: PayeeNote, { name, home }: About): string => {
  switch (said.note) {
    case 'new_home':
      return `A home you joined ${joined(said.days)}`;
    case 'same_home':
      return `Not your other home ${home}`;
    case 'namesake':
      return NAMESAKES[said.where](name);
    case 'first_payment':
      return 'First payment to this account';
  }
};

/** Before them, in an email. */
export const payeeNoteLabel = 'Note';
