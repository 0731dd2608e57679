import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refusal } from '#server/platform/http/errors.ts';
import { networksOf, siteOf } from '#server/platform/calls/networks.ts';
import { makeKeyedSemaphore } from '#server/platform/calls/semaphores.ts';

const minutes = 60;
const hours = 60 * minutes;

/** Attempts per seconds, for an account (or email address) and for a network. A network's limit is wide, since homes share one; it stops programs. */
export const LIMITS = {
  signIn: { account: [10, 15 * minutes], address: [300, 15 * minutes] },
  /** From a browser that has signed in to the account before. The browser counts as the account. */
  knownSignIn: { account: [10, 15 * minutes], address: [300, 15 * minutes] },
  signOut: { account: [100, hours], address: [300, hours] },
  registration: { account: [10, hours], address: [300, hours] },
  // Each makes the server ask Google.
  google: { account: [100, hours], address: [100, hours] },
  passwordReset: { account: [5, hours], address: [100, hours] },
  password: { account: [10, 15 * minutes], address: [300, 15 * minutes] },
  // Guesses nothing, but each costs a hash.
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
  // Any page can make a browser open such a link, so the reader whose emails it stops is counted.
  stopLink: { account: [60, hours], address: [600, hours] },
  picture: { account: [30, hours], address: [300, hours] },
  // Each sends an email.
  swapRequest: { account: [100, hours], address: [1000, hours] },
  // Each request and each reminder sends emails.
  paymentRequest: { account: [60, hours], address: [600, hours] },
  paymentChange: { account: [60, hours], address: [600, hours] },
  reminder: { account: [30, hours], address: [300, hours] },
  // For one share by one person, and for one person. Each notifies and is listed in the home's history.
  reopening: { account: [10, 24 * hours], address: [3000, 24 * hours] },
  reopeningOfPerson: { account: [40, 24 * hours], address: [3000, 24 * hours] },
  // A link's token cannot be guessed, and trying costs little.
  paymentLink: { account: [600, hours], address: [600, hours] },
  // For one debtor's share, one debtor, and one home (docs/product/limits.md 'Rate limits'). Reading a receipt takes a second of CPU. A
  // network may be a whole carrier's, so three shares of one home must not block it.
  proof: { account: [10, hours], address: [600, hours] },
  proofOfPerson: { account: [40, 24 * hours], address: [3000, 24 * hours] },
  proofOfHome: { account: [60, 24 * hours], address: [3000, 24 * hours] },
  // The server waits three seconds for a silent device.
  pushDevice: { account: [30, hours], address: [300, hours] },
  // Opening one takes a second of CPU.
  bill: { account: [30, hours], address: [300, hours] },
  // Each reads everything of a person or a home.
  data: { account: [30, hours], address: [300, hours] },
  // Each may create 18,000 chores, which takes the database a second.
  planning: { account: [120, hours], address: [1200, hours] },
  // Each may move thousands of chores, and is listed in the home's history.
  absence: { account: [120, hours], address: [1200, hours] },
  homeLookUp: { account: [30, hours], address: [300, hours] },
  // Neither homes nor codes can be guessed. Another site's page can make a browser open ours, so previews are counted separately.
  invitation: { account: [600, hours], address: [600, hours] },
  linkPreview: { account: [600, hours], address: [600, hours] },
  // Each builds the calendar again.
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

/** Attempts that a stranger can make at any account. They count per account and network, or strangers could use up the owner's attempts. */
const BY_STRANGERS = new Set<LimitName>(['signIn', 'registration', 'passwordReset']);
/** Counted per account and network too, so that a new password can reset a network's attempts at the account. */
const RESET_WITH_PASSWORD = new Set<LimitName>(['signIn', 'password']);
export type Limits = ReturnType<typeof makeLimits>;

/** Once an account's attempts are used up, each wrong attempt from any network adds this delay. */
const SLOWER_MS = 500;
const SLOWEST_MS = 5000;
/** Further attempts within this time are refused from memory, without the database. */
const REFUSED_FROM_MEMORY_SECONDS = 5;

/** How many changes one person may make in a minute (docs/product/limits.md 'Requests and streams'). */
export const WRITES_A_MINUTE = 120;
/** Changes that end other sessions, counted by session, so that a thief's do not block the owner. */
export const SECURITY_WRITES_A_MINUTE = 30;
export const MINUTE_MS = 60_000;

/** Counts the writes of each person or session, in memory because it runs before every write. All share one minute, so no count must expire. */
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

/** Counting uses the database. A caller with many networks or connections waits in their own bounded queue. */
const COUNTING = { count: 2, ofKey: 1, waitingOfKey: 100, waitingInAll: 1000 };

const accountKey = (account: string) => account.slice(0, 200);
const bothKey = (network: string, account: string) => `${network} ${account.slice(0, 190)}`;

/** Counts in PostgreSQL, outside the call's transaction, so that refused calls count and processes share the counts. */
export function makeLimits(shared: pg.Pool, now: () => Date = () => new Date()) {
  // Has its own connections: a call counts while its transaction holds a shared one, so calls could wait for each other.
  const pool = new pg.Pool({
    ...shared.options,
    max: COUNTING.count,
    idleTimeoutMillis: 1000,
    allowExitOnIdle: true,
  });
  pool.on('error', () => {});
  const inLine = makeKeyedSemaphore(COUNTING);
  const counters = new Map<string, RateLimiterPostgres>();
  /** Returns a counter of attempts by account, by network, or by both. A network `times` as large gets `times` as many attempts. */
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
        // jobs/cleaning.ts deletes expired counts.
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
    countSecurityWrite: makeWriteCount(SECURITY_WRITES_A_MINUTE, now),
    /** Counts one attempt. Refuses with TOO_MANY_TRIES after too many. An attempt refused in a narrow network does not count in a wider one. */
    count: (name: LimitName, account: string | undefined, address: string, mark = '') =>
      inLine(siteOf(address), () =>
        refusing(name, async () => {
          const networks = networksOf(address);
          for (const { network, times } of networks)
            await counter(name, 'address', times).consume(mark + network);
          if (account === undefined) return;
          const ofStrangers = BY_STRANGERS.has(name);
          if (ofStrangers || RESET_WITH_PASSWORD.has(name))
            for (const { network, times } of networks)
              await counter(name, 'both', times).consume(bothKey(network, account));
          if (!ofStrangers) await counter(name, 'account').consume(accountKey(account));
        }),
      ),
    /** Counts one attempt from any network. */
    countOfAccount: (name: LimitName, account: string) =>
      refusing(name, () => counter(name, 'account').consume(accountKey(account))),
    /** Counts an attempt to sign in to the account, from any network. Returns how many milliseconds it must wait. */
    async slowDown(account: string): Promise<number> {
      const [points] = LIMITS.signIn.account;
      const { consumedPoints } = await counter('signIn', 'account').penalty(accountKey(account));
      return Math.min(Math.max(consumedPoints - points, 0) * SLOWER_MS, SLOWEST_MS);
    },
    /** Refunds one attempt after a failure on our side. */
    async refund(name: LimitName, account: string, address: string, mark = '') {
      for (const { network, times } of networksOf(address))
        await counter(name, 'address', times).reward(mark + network);
      await counter(name, 'account').reward(accountKey(account));
    },
    /** Restarts the account's count after success: nothing is left to guess. */
    async reset(name: LimitName, account: string, address: string) {
      for (const { network, times } of networksOf(address))
        await counter(name, 'both', times).delete(bothKey(network, account));
      await counter(name, 'account').delete(accountKey(account));
    },
    /** Resets the wrong attempts at an account with a new password. The network's attempts at other accounts stay, or a reset would allow more. */
    async resetAll(name: LimitName, account: string, address: string) {
      for (const { network, times } of networksOf(address)) {
        const [both, ofNetwork] = [counter(name, 'both', times), counter(name, 'address', times)];
        const key = bothKey(network, account);
        const tried = (await both.get(key))?.consumedPoints ?? 0;
        // Only the caller that deletes the count refunds it, and never more than its present value, or it would become a credit.
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

/** Returns limits for requests that another site's page makes a browser send. Otherwise any page could use up the attempts of a person's network. */
export const forOtherSites = (limits: Limits): Limits => ({
  ...limits,
  count: (name, account, address) => limits.count(name, account, address, ELSEWHERE),
  refund: (name, account, address) => limits.refund(name, account, address, ELSEWHERE),
});
