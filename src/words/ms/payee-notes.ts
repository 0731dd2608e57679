import type { PayeeNote } from '#domain/payee-notes.ts';

const JOINED = ['hari ini', 'semalam'];
const joined = (days: number) => JOINED[days] ?? `${days} hari lalu`;

/** Of somebody who asks for money, and the home of the request; an email leaves out a name that looks like a link. */
type About = { name: string | undefined; home: string };

const NAMESAKES = {
  other: (name = 'orang senama') => `Bukan ${name} dari rumah anda yang lain`,
  left: (name = 'orang senama') => `Bukan ${name} dari rumah yang anda sudah keluar`,
  here: (name?: string) =>
    name ? `Anda kenal ${name} yang lain di rumah ini` : 'Anda kenal orang senama di rumah ini',
};

/** In one line, with ' · ' between them. */
export const payeeNote = (said: PayeeNote, { name, home }: About): string => {
  switch (said.note) {
    case 'new_home':
      return `Rumah yang anda sertai ${joined(said.days)}`;
    case 'same_home':
      return `Bukan ${home} anda yang satu lagi`;
    case 'namesake':
      return NAMESAKES[said.where](name);
    case 'first_payment':
      return 'Bayaran pertama ke akaun ini';
  }
};

/** Before them, in an email. */
export const payeeNoteLabel = 'Perhatian';
