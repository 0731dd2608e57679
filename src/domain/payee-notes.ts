import { isSameName } from '#domain/users.ts';

/** How many days after joining a home counts as new (docs/product/payment-details.md 'Notes about who asks'). */
export const NEW_HOME_DAYS = 7;

/** A present or former home of the reader. */
export type ReaderHome = {
  homeId: string;
  name: string;
  livesThere: boolean;
  /** Whole days on the home's clock; undefined if the reader made the home. */
  daysSinceJoining: number | undefined;
};
/** A person with whom the reader lives or lived there. */
export type KnownPerson = { userId: string; name: string; homeId: string };

/** A fact that helps the reader to know the person who asks for money. */
export type PayeeNote =
  /** The reader joined the request's home so many days ago. */
  | { note: 'new_home'; days: number }
  /** The reader lives in another home of the same name. */
  | { note: 'same_home' }
  /** The reader knows another person of that name: in another home, in a former home, or in this one. */
  | { note: 'namesake'; where: 'other' | 'left' | 'here' }
  /** The reader has paid nothing to the account that is shown. */
  | { note: 'first_payment' };

export type PayeeFacts = {
  homeId: string;
  payee: { userId: string; name: string };
  homes: readonly ReaderHome[];
  people: readonly KnownPerson[];
  /** The account is new to the reader: they have not paid to it. */
  isNewAccount: boolean;
};

/**
 * Returns facts that tell a housemate from a stranger with a copied name and home (docs/product/payment-details.md 'Notes about who asks').
 */
export function payeeNotes({ homeId, payee, homes, people, isNewAccount }: PayeeFacts): PayeeNote[] {
  const home = homes.find((each) => each.homeId === homeId);
  const days = home?.daysSinceJoining;
  const hasSameHome = home && sameHomes(homes, home).length > 0;
  const namesakes = namesakesOf(people, payee);
  return [
    ...(days !== undefined && days < NEW_HOME_DAYS ? [{ note: 'new_home' as const, days }] : []),
    ...(hasSameHome ? [{ note: 'same_home' as const }] : []),
    ...(namesakes.length > 0
      ? [{ note: 'namesake' as const, where: whereKnown(namesakes, { homeId, homes }) }]
      : []),
    ...(isNewAccount ? [{ note: 'first_payment' as const }] : []),
  ];
}

type Where = Extract<PayeeNote, { note: 'namesake' }>['where'];

/** The reader's present homes come first, because former homes say less. */
function whereKnown(
  people: readonly KnownPerson[],
  { homeId, homes }: Pick<PayeeFacts, 'homeId' | 'homes'>,
): Where {
  const elsewhere = people.filter((each) => each.homeId !== homeId);
  if (elsewhere.length === 0) return 'here';
  const livesIn = (id: string) => homes.some((home) => home.homeId === id && home.livesThere);
  return elsewhere.some((each) => livesIn(each.homeId)) ? 'other' : 'left';
}

/** Returns the notes for a place that shows no account. */
export const withoutAccount = (notes: readonly PayeeNote[]): PayeeNote[] =>
  notes.filter(({ note }) => note !== 'first_payment');

/** The reader's other homes of that name. */
const sameHomes = (homes: readonly ReaderHome[], { homeId, name }: { homeId: string; name: string }) =>
  homes.filter((each) => each.livesThere && each.homeId !== homeId && isSameName(each.name, name));

/** Other people of that name whom the reader knows. */
const namesakesOf = (people: readonly KnownPerson[], { userId, name }: { userId: string; name: string }) =>
  people.filter((each) => each.userId !== userId && isSameName(each.name, name));

/**
 * Questions to a newcomer before they join: the home has the name of another home of theirs, or a member the name of a person
 * whom they know elsewhere.
 */
export const JOINING_DOUBTS = ['JOIN_SAME_HOME', 'JOIN_NAMESAKE'] as const;
export type JoiningDoubt = (typeof JOINING_DOUBTS)[number];

type Joined = { homeId: string; name: string; members: readonly { userId: string; name: string }[] };

/** Returns what to ask a newcomer about; undefined if nothing (docs/product/homes.md 'Warning about similar names'). */
export function joiningDoubt(
  home: Joined,
  { homes, people }: Pick<PayeeFacts, 'homes' | 'people'>,
): JoiningDoubt | undefined {
  if (sameHomes(homes, home).length > 0) return 'JOIN_SAME_HOME';
  // A person who lives in both homes is not a namesake.
  const elsewhere = people.filter((each) => each.homeId !== home.homeId);
  const hasNamesake = home.members.some((member) => namesakesOf(elsewhere, member).length > 0);
  return hasNamesake ? 'JOIN_NAMESAKE' : undefined;
}
