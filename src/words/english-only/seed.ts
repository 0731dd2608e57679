/** What `npm run seed` tells the person who runs Serumah. */

const counted = (count: number, one: string, several = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`;

export const usage = `Usage: npm run seed -- --homes 10000

  --homes <number>       how many homes to create, each with four people and a year of data (about 1 MB)
  --password <password>  what all these people sign in with; without it, one is created and printed
  --add                  also when the database already has accounts

It fills the database of DATABASE_URL, or the embedded one of DATA_DIR. Only use it on a server made for load tests.`;

export const livedIn =
  'This database already has accounts, so nothing was done. Use another DATA_DIR or DATABASE_URL, or add --add to put the load set beside them.';
export const seedingBegins = (homes: number) => `Creating ${counted(homes, 'home')} …`;
export const seedingGoesOn = (made: number, homes: number) =>
  `  ${made.toLocaleString('en')} of ${homes.toLocaleString('en')}`;
export const tidying = 'Vacuuming and analysing the tables …';

type Seeded = {
  homes: number;
  people: number;
  seconds: number;
  bytes: number;
  from: number;
  password: string;
};
export const seeded = ({ homes, people, seconds, bytes, from, password }: Seeded) =>
  `Created ${counted(homes, 'home')} with ${counted(people, 'person', 'people')} in ${Math.round(seconds)} s: ${Math.round(bytes / 1_000_000).toLocaleString('en')} MB.
Sign in as home-${from}-person-1@seed.example (homes ${from} to ${from + homes - 1}, persons 1 to 4) with the password ${password}`;
