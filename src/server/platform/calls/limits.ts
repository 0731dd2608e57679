import { isIPv6 } from 'node:net';
import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refusal } from '#server/platform/http/errors.ts';
import { makeKeyedSemaphore } from '#server/platform/calls/semaphores.ts';

const minutes = 60;
const hours = 60 * minutes;

/**
 * How often, and in how many seconds, per account (or the e-mail address it is about) and per network. Whole homes share one network
 * address, so that limit is wide: it stops machines, the account's stops guessing.
 */
export const LIMITS = {
  signIn: { account: [10, 15 * minutes], address: [300, 15 * minutes] },
  /** From a browser that has signed in to the account before, which is what counts as the account here. */
  knownSignIn: { account: [10, 15 * minutes], address: [300, 15 * minutes] },
  signOut: { account: [100, hours], address: [300, hours] },
  registration: { account: [10, hours], address: [300, hours] },
  // Each has the server ask Google.
  google: { account: [100, hours], address: [100, hours] },
  passwordReset: { account: [5, hours], address: [100, hours] },
  password: { account: [10, 15 * minutes], address: [300, 15 * minutes] },
  // Nothing is guessed by it, but each has the processor hash.
  rightPassword: { account: [30, hours], address: [300, hours] },
  recoveryCodes: { account: [30, hours], address: [300, hours] },
  // Whoever tries has the password already: the second step must hold against all that one account is asked.
  code: { account: [10, 15 * minutes], address: [300, 15 * minutes] },
  codeOfDay: { account: [50, 24 * hours], address: [3000, 24 * hours] },
  confirmation: { account: [5, hours], address: [100, hours] },
  // Each sends a letter to an address that may be anybody's.
  emailChange: { account: [10, 24 * hours], address: [100, 24 * hours] },
  // Each is told to every member of every home of theirs.
  displayName: { account: [20, hours], address: [600, hours] },
  // Whoever has such a link may send it from anywhere, and any page may have a browser do so: counted by whose letters it stops.
  stopLink: { account: [60, hours], address: [600, hours] },
  picture: { account: [30, hours], address: [300, hours] },
  // Each request sends a letter.
  swapRequest: { account: [100, hours], address: [1000, hours] },
  // Each request and each reminder sends letters.
  paymentRequest: { account: [60, hours], address: [600, hours] },
  paymentChange: { account: [60, hours], address: [600, hours] },
  reminder: { account: [30, hours], address: [300, hours] },
  // Of one share by one person, and of one person: each rings a bell and stands in the home's history. Settling a share needs no count of its
  // own, since it has to be open.
  reopening: { account: [10, 24 * hours], address: [3000, 24 * hours] },
  reopeningOfPerson: { account: [40, 24 * hours], address: [3000, 24 * hours] },
  // A link's token cannot be guessed; whoever tries costs little.
  paymentLink: { account: [600, hours], address: [600, hours] },
  // Of one debtor's share, of one debtor in all their homes, and of one home: reading a receipt takes a second of the processor
  // (docs/product/limits.md 'Counts of money'). Their work is bounded by these and by how many run at once; a network, which may be a whole carrier's,
  // must not be shut out by three shares of one home.
  proof: { account: [10, hours], address: [600, hours] },
  proofOfPerson: { account: [40, 24 * hours], address: [3000, 24 * hours] },
  proofOfHome: { account: [60, 24 * hours], address: [3000, 24 * hours] },
  // Each is asked for three seconds before it is known to be silent.
  pushDevice: { account: [30, hours], address: [300, hours] },
  // Opening one takes a second of the processor.
  bill: { account: [30, hours], address: [300, hours] },
  // Each reads everything of a person or a home.
  data: { account: [30, hours], address: [300, hours] },
  // Each may make 18,000 chores, a second of the database's work. Who undoes one has made it.
  planning: { account: [120, hours], address: [1200, hours] },
  // Each may move thousands of chores, and stands in the home's history.
  absence: { account: [120, hours], address: [1200, hours] },
  homeLookUp: { account: [30, hours], address: [300, hours] },
  // Neither homes nor codes can be guessed; whoever tries costs little. A page of another site may have a browser ask for our page, so what
  // that shows in its head is counted apart.
  invitation: { account: [600, hours], address: [600, hours] },
  linkPreview: { account: [600, hours], address: [600, hours] },
  // Each has the calendar made anew.
  calendar: { account: [60, hours], address: [600, hours] },
  // Each is opened and looked at by a process.
  paymentCode: { account: [30, hours], address: [300, hours] },
  // Each is told to its person by a letter.
  paymentDetails: { account: [20, hours], address: [600, hours] },
  // Only of links that open nothing: nor can these be guessed.
  calendarLink: { account: [600, hours], address: [600, hours] },
  // Whoever has lived there stays on its list, which every reading of the home brings along.
  newcomerOfHome: { account: [60, 24 * hours], address: [3000, 24 * hours] },
  // Each rings the administrator's bell, and so do those of one home, whoever asks.
  joinRequest: { account: [10, 24 * hours], address: [100, 24 * hours] },
  joinRequestOfHome: { account: [30, 24 * hours], address: [100, 24 * hours] },
  sendEmail: { account: [20, hours], address: [300, hours] },
  /** From one person to another. */
  sendEmailTo: { account: [10, hours], address: [300, hours] },
} as const satisfies Record<
  string,
  Record<'account' | 'address', readonly [points: number, seconds: number]>
>;

export type LimitName = keyof typeof LIMITS;

/** What anybody may try about anybody's account: counted per account and network, or a stranger could use up its owner's tries. */
const OF_STRANGERS = new Set<LimitName>(['signIn', 'registration', 'passwordReset']);
/** Of these it is known too which of a network's tries were about which account: they can be forgotten with it. */
const FORGOTTEN_WITH_ACCOUNT = new Set<LimitName>(['signIn', 'password']);
export type Limits = ReturnType<typeof makeLimits>;

/** Of IPv6: a home or a single device has one of 2⁶⁴ addresses, sites have one of 2⁷² or 2⁸⁰ and share among more people. */
const WIDTHS = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 8 },
] as const;
type Width = (typeof WIDTHS)[number];
const [NARROWEST, , WIDEST] = WIDTHS;

/** The first `bits` of an IPv6 address, as text. */
function prefixOf(address: string, bits: number): string {
  const [left = '', right] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = left.split(':').filter(Boolean);
  const more = right?.split(':').filter(Boolean) ?? [];
  const zeros = right === undefined ? 0 : 8 - groups.length - more.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...more];
  const kept = all.slice(0, 4).map((group) => BigInt(`0x${group}`));
  const whole = kept.reduce((number, group) => (number << 16n) | group, 0n);
  return `${(whole >> BigInt(64 - bits)).toString(16)}/${bits}`;
}

/** The network of an address: whoever has one IPv6 address has the 2⁶⁴ that begin alike. */
export const networkOf = (address: string): string =>
  isIPv6(address) ? prefixOf(address, NARROWEST.bits) : address;

/** The widest network of an address: whoever has a whole site's IPv6 addresses waits behind themselves. */
export const siteOf = (address: string): string =>
  isIPv6(address) ? prefixOf(address, WIDEST.bits) : address;

/** Every network that an address is counted in: whoever has a whole site's IPv6 addresses has many of 2⁶⁴. */
const networksOf = (address: string): { network: string; width: Width }[] =>
  isIPv6(address)
    ? WIDTHS.map((width) => ({ network: prefixOf(address, width.bits), width }))
    : [{ network: address, width: NARROWEST }];

/** Signing in waits this much longer with each wrong try at the account, from wherever, beyond its count. */
const SLOWER_MS = 500;
const SLOWEST_MS = 5000;
/** Whoever was refused is refused from memory for so long: refusing asks the database nothing. */
const REFUSED_FROM_MEMORY_SECONDS = 5;

/** docs/product/limits.md 'Changes in a minute': how much one person may change in a minute. */
export const WRITES_A_MINUTE = 120;
/** What shuts others out, by session: a thief's do not hold up its owner's. */
export const ENDINGS_A_MINUTE = 30;
export const MINUTE_MS = 60_000;

/**
 * Counts the writes of each person or session; refuses with TOO_MANY_CHANGES. In memory, since it stands before every write: several
 * processes count each for themselves. One minute for everybody, so that nothing has to look for what has expired.
 */
function makeWriteCount(most: number, now: () => Date) {
  const counts = new Map<string, number>();
  let minute = 0;
  return (who: string): void => {
    const current = Math.floor(now().getTime() / MINUTE_MS);
    if (current !== minute) counts.clear();
    minute = current;
    const count = counts.get(who) ?? 0;
    if (count >= most) throw refusal('TOO_MANY_CHANGES', { limit: 'changes' });
    counts.set(who, count + 1);
  };
}

/** Counting asks the database: whoever has many networks or connections waits behind themselves, and not without end. */
const COUNTING = {
  count: 2,
  ofKey: 1,
  waitingOfKey: 100,
  waitingInAll: 1000,
  full: () => refusal('BUSY'),
};

/** Counted in PostgreSQL outside the call's transaction: a refused call counts too, and several processes share the count. */
export function makeLimits(shared: pg.Pool, now: () => Date = () => new Date()) {
  // Connections of its own: a call counts while its transaction holds one of the shared ones, and as many calls as there are of
  // those would wait for one more until they gave up. A lost one is replaced when the next is needed.
  const pool = new pg.Pool({
    ...shared.options,
    max: COUNTING.count,
    idleTimeoutMillis: 1000,
    allowExitOnIdle: true,
  });
  pool.on('error', () => {});
  const inLine = makeKeyedSemaphore(COUNTING);
  const limiter = (name: LimitName, by: 'account' | 'address' | 'both', times = 1) => {
    const [each, duration] = LIMITS[name][by === 'address' ? 'address' : 'account'];
    const points = each * times;
    return new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // jobs/cleaning.ts does it once for all of them.
      clearExpiredByTimeout: false,
      keyPrefix: `${name}-${by}`,
      points,
      duration,
      inMemoryBlockOnConsumed: points + 1,
      inMemoryBlockDuration: REFUSED_FROM_MEMORY_SECONDS,
    });
  };
  const limiters = new Map(
    (Object.keys(LIMITS) as LimitName[]).map((name) => [
      name,
      {
        account: limiter(name, 'account'),
        both: new Map(WIDTHS.map((width) => [width, limiter(name, 'both', width.times)])),
        networks: new Map(WIDTHS.map((width) => [width, limiter(name, 'address', width.times)])),
      },
    ]),
  );
  const of = (name: LimitName) => {
    const found = limiters.get(name);
    if (!found) throw new Error(`no limit ${name}`);
    return found;
  };
  /** Its networks, each with what counts there; the narrowest first: whoever is refused there uses up nothing that others share. */
  const networksIn = (name: LimitName, address: string, mark = '') =>
    networksOf(address)
      .map(({ network, width }) => ({
        network: mark + network,
        counter: of(name).networks.get(width),
        width,
      }))
      .flatMap(({ network, counter, width }) => (counter ? [{ network, counter, width }] : []));
  /** The same of what they tried at one account. */
  const bothIn = (name: LimitName, account: string, address: string) =>
    networksOf(address)
      .map(({ network, width }) => ({
        key: `${network} ${account.slice(0, 190)}`,
        both: of(name).both.get(width),
        width,
      }))
      .flatMap(({ key, both, width }) => (both ? [{ key, both, width }] : []));
  const accountKey = (account: string) => account.slice(0, 200);
  async function refusing(name: LimitName, count: () => Promise<unknown>): Promise<void> {
    try {
      await count();
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        const { account, address } = LIMITS[name];
        throw refusal('TOO_MANY_TRIES', { limit: name, seconds: Math.max(account[1], address[1]) });
      }
      throw error;
    }
  }
  return {
    countWrite: makeWriteCount(WRITES_A_MINUTE, now),
    countEnding: makeWriteCount(ENDINGS_A_MINUTE, now),
    /** Counts one try; refuses with TOO_MANY_TRIES when there were too many. */
    count: (name: LimitName, account: string | undefined, address: string, mark?: string) =>
      inLine(siteOf(address), () =>
        refusing(name, async () => {
          for (const { network, counter } of networksIn(name, address, mark)) await counter.consume(network);
          if (account === undefined) return;
          const ofStrangers = OF_STRANGERS.has(name);
          if (ofStrangers || FORGOTTEN_WITH_ACCOUNT.has(name))
            for (const { key, both } of bothIn(name, account, address)) await both.consume(key);
          if (!ofStrangers) await of(name).account.consume(accountKey(account));
        }),
      ),
    /** The same, whatever network it comes from. */
    countOfAccount: (name: LimitName, account: string) =>
      refusing(name, () => of(name).account.consume(accountKey(account))),
    /** Counts a try at signing in to the account, from wherever: how many milliseconds it has to wait for so many. */
    async slowDown(account: string): Promise<number> {
      const [points] = LIMITS.signIn.account;
      const { consumedPoints } = await of('signIn').account.penalty(accountKey(account));
      return Math.min(Math.max(consumedPoints - points, 0) * SLOWER_MS, SLOWEST_MS);
    },
    /** Of a try that came to nothing for a reason of our own. */
    async giveBack(name: LimitName, account: string, address: string, mark?: string) {
      for (const { network, counter } of networksIn(name, address, mark)) await counter.reward(network);
      await of(name).account.reward(accountKey(account));
    },
    /** After success nothing is left to guess: the account's count begins anew. */
    async forget(name: LimitName, account: string, address: string) {
      for (const { key, both } of bothIn(name, account, address)) await both.delete(key);
      await of(name).account.delete(accountKey(account));
    },
    /**
     * Of an account whose password is a new one: wrong tries at the old one count no longer, neither for it nor among those of the
     * network. What the network tried at other accounts stays, or a reset of one's own would open it for more.
     */
    async forgetAll(name: LimitName, account: string, address: string) {
      const networks = networksIn(name, address);
      for (const { key, both, width } of bothIn(name, account, address)) {
        const tried = (await both.get(key))?.consumedPoints ?? 0;
        // Whoever takes the count away gives it back, once; and never more than counts now, or it would be a credit.
        if (tried === 0 || !(await both.delete(key))) continue;
        for (const { network, counter } of networks.filter((each) => each.width === width)) {
          const counted = (await counter.get(network))?.consumedPoints ?? 0;
          if (counted > 0) await counter.reward(network, Math.min(tried, counted));
          counter.deleteInMemoryBlockedAll();
        }
      }
      await of(name).account.delete(accountKey(account));
    },
  };
}

const ELSEWHERE = 'elsewhere ';

/**
 * For what a page of another site has a browser send: of its network that is counted apart, or any page that somebody looks at would use up
 * what their network may try.
 */
export const forOtherSites = (limits: Limits): Limits => ({
  ...limits,
  count: (name, account, address) => limits.count(name, account, address, ELSEWHERE),
  giveBack: (name, account, address) => limits.giveBack(name, account, address, ELSEWHERE),
});
