import type { PayeeNote } from '#domain/payee-notes.ts';
import { spaced } from './spaced.ts';

const JOINED = ['今天', '昨天'];
const joined = (days: number) => JOINED[days] ?? `${days} 天前`;

/** Of somebody who asks for money, and the home of the request; an email leaves out a name that looks like a link. */
type About = { name: string | undefined; home: string };

const NAMESAKES = {
  other: (name = '同名室友') => spaced`不是你另一个家的${name}`,
  left: (name = '同名室友') => spaced`不是你以前那个家的${name}`,
  here: (name = '同名的人') => spaced`你认识这个家的另一位${name}`,
};

/** In one line, with ' · ' between them. */
export const payeeNote = (said: PayeeNote, { name, home }: About): string => {
  switch (said.note) {
    case 'new_home':
      return spaced`你${joined(said.days)}加入的家`;
    case 'same_home':
      return spaced`不是你的另一个${home}`;
    case 'namesake':
      return NAMESAKES[said.where](name);
    case 'first_payment':
      return '第一次付到这个账户';
  }
};

/** Before them, in an email. */
export const payeeNoteLabel = '请留意';
