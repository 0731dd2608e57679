import type { Day } from '#domain/days.ts';
import type { OpenAmounts, Sen } from '#domain/money.ts';
import { personPlace } from '#domain/places.ts';
import { readRecipient, type Email } from '#server/telling/mail/addressed.ts';
import { spendingOfHome, type Spending } from '#server/telling/mail/letter-budgets.ts';
import { pageUrl, render } from '#server/telling/mail/letter.ts';
import { nameForLetter, typedForLetter } from '#server/telling/mail/names.ts';
import { wordsIn } from '#words/languages.ts';

/** Goes to `userId`: `joinedId` has joined the home. */
type JoinedHome = { kind: 'joined-home'; userId: string; homeId: string; joinedId: string };
/** Goes to `userId`. `homeName` is from that time, since they may not see later changes. */
type RemovedFromHome = { kind: 'removed-from-home'; userId: string; homeId: string; homeName: string };

/** An open share as one of its two people sees it; `inReview`: a receipt waits for the requester's answer. */
export type OpenShareOfHome = {
  other: string;
  isOwed: boolean;
  title: string;
  amount: Sen;
  askedOn: Day;
  inReview: boolean;
};
/** Goes to `userId`, who had open money there. It stores its whole content, since the home is deleted. */
type HomeDeleted = {
  kind: 'home-deleted';
  userId: string;
  /** Emails that an older version queued have none. */
  homeId?: string;
  homeName: string;
  sums: OpenAmounts;
  lines: OpenShareOfHome[];
  /** How many more open shares there were. */
  more: number;
};

/** Emails that an older version queued have only the name of a deleted home. */
const ofParting = ({ homeId, homeName }: HomeDeleted | RemovedFromHome): Spending => ({
  purpose: 'parting',
  about: [homeId ?? homeName],
});

const joinedHome: Email<JoinedHome> = {
  group: 'home',
  spends: spendingOfHome,
  async read(db, { homeId, userId, joinedId }, sending) {
    const recipient = await readRecipient(db, userId);
    const living = (id: string) =>
      db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .innerJoin('homes', 'homes.id', 'memberships.home_id')
        .select(['users.display_name as name', 'homes.name as home'])
        .where('memberships.home_id', '=', homeId)
        .where('memberships.user_id', '=', id)
        .where('memberships.left_at', 'is', null)
        .executeTakeFirst();
    const newcomer = await living(joinedId);
    if (!recipient || !newcomer || !(await living(userId))) return undefined;
    const content = wordsIn(sending.language).letters.joinedHome(
      nameForLetter(newcomer.name),
      typedForLetter(newcomer.home, recipient),
    );
    const url = pageUrl(sending.publicUrl, '/home-management', { homeId }, personPlace(joinedId));
    return { to: recipient.to, ...render({ icon: '👋', url, ...content }, sending) };
  },
};

const removedFromHome: Email<RemovedFromHome> = {
  spends: ofParting,
  async read(db, { userId, homeId, homeName }, sending) {
    const recipient = await readRecipient(db, userId);
    const isBack = await db
      .selectFrom('memberships')
      .select('user_id')
      .where('home_id', '=', homeId)
      .where('user_id', '=', userId)
      .where('left_at', 'is', null)
      .executeTakeFirst();
    if (!recipient || isBack) return undefined;
    const content = wordsIn(sending.language).letters.removedFromHome(typedForLetter(homeName, recipient));
    const url = pageUrl(sending.publicUrl, '/home-management');
    return { to: recipient.to, ...render({ icon: '🏠', url, ...content }, sending) };
  },
};

const homeDeleted: Email<HomeDeleted> = {
  spends: ofParting,
  async read(db, { userId, homeName, sums, lines, more }, sending) {
    const recipient = await readRecipient(db, userId);
    if (!recipient) return undefined;
    const words = wordsIn(sending.language);
    const content = words.letters.homeDeleted({
      home: typedForLetter(homeName, recipient),
      sums,
      lines: lines.map(({ other, title, ...share }) => ({
        ...share,
        other: nameForLetter(other, words.formerHousemate),
        title: typedForLetter(title, recipient),
      })),
      more,
    });
    const url = pageUrl(sending.publicUrl, '/home-management');
    return { to: recipient.to, ...render({ icon: '🏠', url, ...content }, sending) };
  },
};

export const homeEmails = {
  'joined-home': joinedHome,
  'removed-from-home': removedFromHome,
  'home-deleted': homeDeleted,
};
