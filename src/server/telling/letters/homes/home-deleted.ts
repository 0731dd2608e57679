import type { Day } from '#domain/days.ts';
import type { OpenAmounts, Sen } from '#domain/money.ts';
import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { pageUrl, render } from '#server/telling/mail/letter.ts';
import { nameForLetter, typedForLetter } from '#server/telling/mail/names.ts';
import { wordsIn } from '#words/languages.ts';

/** An open share as one of its two sees it; `inReview`: a receipt waits for its requester's word. */
export type OpenShareOfHome = {
  other: string;
  isOwed: boolean;
  title: string;
  amount: Sen;
  askedOn: Day;
  inReview: boolean;
};

/** To `userId`, for whom something was open there. All that it says is kept with it: the home is gone by then. */
export type HomeDeleted = {
  kind: 'home-deleted';
  userId: string;
  /** None in letters that an older version queued. */
  homeId?: string;
  homeName: string;
  sums: OpenAmounts;
  lines: OpenShareOfHome[];
  /** How many more there were. */
  more: number;
};

/** Nothing for an account that is gone. */
export const readHomeDeleted: ReadLetter<HomeDeleted> = async (db, letter, sending) => {
  const user = await db
    .selectFrom('users')
    .select(['email', 'email_verified as isConfirmed', 'display_name'])
    .where('id', '=', letter.userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) return undefined;
  const { email, display_name: name } = user;
  const words = wordsIn(sending.language);
  const said = words.letters.homeDeleted({
    home: typedForLetter(letter.homeName, user),
    sums: letter.sums,
    lines: letter.lines.map(({ other, title, ...share }) => ({
      ...share,
      other: nameForLetter(other, words.formerHousemate),
      title: typedForLetter(title, user),
    })),
    more: letter.more,
  });
  const url = pageUrl(sending.publicUrl, '/home-management');
  return { to: { name, address: email }, ...render({ icon: '🏠', url, ...said }, sending) };
};
