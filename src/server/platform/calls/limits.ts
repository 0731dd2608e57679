import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refusal } from '#server/platform/http/errors.ts';
import { networksOf, siteOf } from '#server/platform/calls/networks.ts';
import { makeKeyedSemaphore } from '#server/platform/calls/semaphores.ts';

const minutes = 60;
const hours = 60 * minutes;

/** How often in how many seconds, per account (or e-mail address) and per network. The network's is wide, since homes share one: it stops machines. */
export const LIMITS = {
  signIn: { account: [10, 15 * minutes], address: [300, 15 * minutes] },
  /** From a browser that has signed in to the account before; here the browser counts as the account. */
  knownSignIn: { account: [10, 15 * minutes], address: [300, 15 * minutes] },
  signOut: { account: [100, hours], address: [300, hours] },
  registration: { account: [10, hours], address: [300, hours] },
  // Each makes the server ask Google.
  google: { account: [100, hours], address: [100, hours] },
  passwordReset: { account: [5, hours], address: [100, hours] },
  password: { account: [10, 15 * minutes], address: [300, 15 * minutes] },
  // Nothing is guessed by it, but each costs a hash.
  rightPassword: { account: [30, hours], address: [300, hours] },
  recoveryCodes: { account: [30, hours], address: [300, hours] },
  // The caller has the password already, so the account's count must hold alone.
  code: { account: [10, 15 * minutes], address: [300, 15 * minutes] },
  codeOfDay: { account: [50, 24 * hours], address: [3000, 24 * hours] },
  confirmation: { account: [5, hours], address: [100, hours] },
  // Each sends an email to an address that may be a stranger's.
  emailChange: { account: [10, 24 * hours], address: [100, 24 * hours] },
  // Each notifies every member of all their homes.
  displayName: { account: [20, hours], address: [600, hours] },
  // Any page may have a browser send such a link, so it is counted by the reader whose emails it stops.
  stopLink: { account: [60, hours], address: [600, hours] },
  picture: { account: [30, hours], address: [300, hours] },
  // Each sends an email.
  swapRequest: { account: [100, hours], address: [1000, hours] },
  // Each request and each reminder sends emails.
  paymentRequest: { account: [60, hours], address: [600, hours] },
  paymentChange: { account: [60, hours], address: [600, hours] },
  reminder: { account: [30, hours], address: [300, hours] },
  // Of one share by one person, and of one person: each notifies and is listed in the home's history.
  reopening: { account: [10, 24 * hours], address: [3000, 24 * hours] },
  reopeningOfPerson: { account: [40, 24 * hours], address: [3000, 24 * hours] },
  // A link's token cannot be guessed, and trying costs little.
  paymentLink: { account: [600, hours], address: [600, hours] },
  // Of one debtor's share, of one debtor, and of one home (docs/product/limits.md 'Counts of money'): reading a receipt takes a second of
  // the processor. A network may be a whole carrier's: three shares of one home must not shut it out.
  proof: { account: [10, hours], address: [600, hours] },
  proofOfPerson: { account: [40, 24 * hours], address: [3000, 24 * hours] },
  proofOfHome: { account: [60, 24 * hours], address: [3000, 24 * hours] },
  // A silent device is waited for three seconds.
  pushDevice: { account: [30, hours], address: [300, hours] },
  // Opening one takes a second of the processor.
  bill: { account: [30, hours], address: [300, hours] },
  // Each reads everything of a person or a home.
  data: { account: [30, hours], address: [300, hours] },
  // Each may make 18,000 chores, a second of the database's work.
  planning: { account: [120, hours], address: [1200, hours] },
  // Each may move thousands of chores, and is listed in the home's history.
  absence: { account: [120, hours], address: [1200, hours] },
  homeLookUp: { account: [30, hours], address: [300, hours] },
  // Neither homes nor codes can be guessed. A page of another site may have a browser ask for our page, so previews are counted apart.
  invitation: { account: [600, hours], address: [600, hours] },
  linkPreview: { account: [600, hours], address: [600, hours] },
  // Each makes the calendar again.
  calendar: { account: [60, hours], address: [600, hours] },
  // Each keeps a process busy.
  paymentCode: { account: [30, hours], address: [300, hours] },
  // Each sends its owner an email.
  paymentDetails: { account: [20, hours], address: [600, hours] },
  // Only links that open nothing count; they cannot be guessed.
  calendarLink: { account: [600, hours], address: [600, hours] },
  // A former member stays on the home's list, which every read of the home returns.
  newcomerOfHome: { account: [60, 24 * hours], address: [3000, 24 * hours] },
  // Each notifies the administrator.
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

/** What a stranger may try about any account: counted per account and network, or they could use up its owner's tries. */
const OF_STRANGERS = new Set<LimitName>(['signIn', 'registration', 'passwordReset']);
/** Counted per account and network too, so that a network's tries at an account can be forgotten with it. */
const FORGOTTEN_WITH_ACCOUNT = new Set<LimitName>(['signIn', 'password']);
export type Limits = ReturnType<typeof makeLimits>;

/** Each wrong try at an account, from any network, delays the next by this much once its count is used up. */
const SLOWER_MS = 500;
const SLOWEST_MS = 5000;
/** A further try within this time is refused from memory, without the database. */
const REFUSED_FROM_MEMORY_SECONDS = 5;

/** docs/product/limits.md 'Changes in a minute': how much one person may change in a minute. */
export const WRITES_A_MINUTE = 120;
/** Changes that shut others out, counted by session: those of a thief do not hold up the owner. */
export const ENDINGS_A_MINUTE = 30;
export const MINUTE_MS = 60_000;

/** Counts the writes of each person or session, in memory, because it runs before every write. All share one minute, so none has to expire. */
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

/** Counting asks the database: a caller with many networks or connections waits in their own queue, which ends. */
const COUNTING = { count: 2, ofKey: 1, waitingOfKey: 100, waitingInAll: 1000 };

const accountKey = (account: string) => account.slice(0, 200);
const bothKey = (network: string, account: string) => `${network} ${account.slice(0, 190)}`;

/** Counts in PostgreSQL, outside the call's transaction: a refused call counts too, and several processes share the count. */
export function makeLimits(shared: pg.Pool, now: () => Date = () => new Date()) {
  // Connections of its own: a call counts while its transaction holds a shared one, so calls on all of those would wait for one more.
  const pool = new pg.Pool({
    ...shared.options,
    max: COUNTING.count,
    idleTimeoutMillis: 1000,
    allowExitOnIdle: true,
  });
  pool.on('error', () => {});
  const inLine = makeKeyedSemaphore(COUNTING);
  const counters = new Map<string, RateLimiterPostgres>();
  /** What counts tries by account, by network, or by both; a network of `times` the size has as many times the tries. */
  function counter(name: LimitName, by: 'account' | 'address' | 'both', times = 1): RateLimiterPostgres {
    const id = [name, by, times].join(' ');
    const [each, duration] = LIMITS[name][by === 'address' ? 'address' : 'account'];
    const points = each * times;
    const found =
      counters.get(id) ??
      new RateLimiterPostgres({
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
    counters.set(id, found);
    return found;
  }
  async function refusing(name: LimitName, count: () => Promise<unknown>): Promise<void> {
    try {
      await count();
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const { account, address } = LIMITS[name];
      throw refusal('TOO_MANY_TRIES', { limit: name, seconds: Math.max(account[1], address[1]) });
    }
  }
  return {
    countWrite: makeWriteCount(WRITES_A_MINUTE, now),
    countEnding: makeWriteCount(ENDINGS_A_MINUTE, now),
    /** Counts one try; refuses with TOO_MANY_TRIES when there were too many. A try refused in a narrow network does not count in a wider one. */
    count: (name: LimitName, account: string | undefined, address: string, mark = '') =>
      inLine(siteOf(address), () =>
        refusing(name, async () => {
          const networks = networksOf(address);
          for (const { network, times } of networks)
            await counter(name, 'address', times).consume(mark + network);
          if (account === undefined) return;
          const ofStrangers = OF_STRANGERS.has(name);
          if (ofStrangers || FORGOTTEN_WITH_ACCOUNT.has(name))
            for (const { network, times } of networks)
              await counter(name, 'both', times).consume(bothKey(network, account));
          if (!ofStrangers) await counter(name, 'account').consume(accountKey(account));
        }),
      ),
    /** Counts one try from any network. */
    countOfAccount: (name: LimitName, account: string) =>
      refusing(name, () => counter(name, 'account').consume(accountKey(account))),
    /** Counts a try at signing in to the account, from any network; returns how many milliseconds it has to wait. */
    async slowDown(account: string): Promise<number> {
      const [points] = LIMITS.signIn.account;
      const { consumedPoints } = await counter('signIn', 'account').penalty(accountKey(account));
      return Math.min(Math.max(consumedPoints - points, 0) * SLOWER_MS, SLOWEST_MS);
    },
    /** Refunds one try after a failure on our side. */
    async giveBack(name: LimitName, account: string, address: string, mark = '') {
      for (const { network, times } of networksOf(address))
        await counter(name, 'address', times).reward(mark + network);
      await counter(name, 'account').reward(accountKey(account));
    },
    /** Restarts the account's count after success: nothing is left to guess. */
    async forget(name: LimitName, account: string, address: string) {
      for (const { network, times } of networksOf(address))
        await counter(name, 'both', times).delete(bothKey(network, account));
      await counter(name, 'account').delete(accountKey(account));
    },
    /** Forgets the wrong tries at an account whose password is new. The network's tries at other accounts stay, or a reset would allow more. */
    async forgetAll(name: LimitName, account: string, address: string) {
      for (const { network, times } of networksOf(address)) {
        const [both, ofNetwork] = [counter(name, 'both', times), counter(name, 'address', times)];
        const key = bothKey(network, account);
        const tried = (await both.get(key))?.consumedPoints ?? 0;
        // Only the caller that deletes the count refunds it; and never more than counts now, or it would be a credit.
        if (tried === 0 || !(await both.delete(key))) continue;
        const counted = (await ofNetwork.get(network))?.consumedPoints ?? 0;
        if (counted > 0) await ofNetwork.reward(network, Math.min(tried, counted));
        ofNetwork.deleteInMemoryBlockedAll();
      }
      await counter(name, 'account').delete(accountKey(account));
    },
  };
}

const ELSEWHERE = 'elsewhere ';

/** Limits for requests that a page of another site has a browser send: any page could else use up what a person's network may try. */
export const forOtherSites = (limits: Limits): Limits => ({
  ...limits,
  count: (name, account, address) => limits.count(name, account, address, ELSEWHERE),
  giveBack: (name, account, address) => limits.giveBack(name, account, address, ELSEWHERE),
});
