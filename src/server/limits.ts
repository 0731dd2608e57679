import { isIPv6 } from 'node:net';
import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refusal } from '#server/errors.ts';

const minutes = 60;
const hours = 60 * minutes;

/**
 * How often, and in how many seconds, per account (or the address it is about) and per network address. Whole homes share one
 * network address, so that limit is wide: it stops machines, the account's stops guessing.
 */
const LIMITS = {
  signIn: { account: [10, 15 * minutes], address: [300, 15 * minutes] },
  registration: { account: [10, hours], address: [300, hours] },
  passwordReset: { account: [5, hours], address: [100, hours] },
  password: { account: [10, 15 * minutes], address: [300, 15 * minutes] },
  confirmation: { account: [5, hours], address: [100, hours] },
  picture: { account: [30, hours], address: [300, hours] },
  // Each request sends a letter.
  swapRequest: { account: [100, hours], address: [1000, hours] },
  // Each request and each reminder sends letters.
  paymentRequest: { account: [60, hours], address: [600, hours] },
  reminder: { account: [30, hours], address: [300, hours] },
  // A link's token cannot be guessed; whoever tries costs little.
  paymentLink: { account: [120, hours], address: [600, hours] },
  // Of one debtor's line, and of one home: reading a receipt takes a second of the processor (proofs.md section 4).
  proof: { account: [10, hours], address: [30, hours] },
  proofOfHome: { account: [60, 24 * hours], address: [24 * 30, 24 * hours] },
  // Each reads everything of a person or a home.
  data: { account: [30, hours], address: [300, hours] },
  homeLookUp: { account: [30, hours], address: [300, hours] },
  sendEmail: { account: [20, hours], address: [300, hours] },
} as const satisfies Record<
  string,
  Record<'account' | 'address', readonly [points: number, seconds: number]>
>;

export type LimitName = keyof typeof LIMITS;

/** Of these it is known too which of an address's tries were about which account: they can be forgotten with it. */
const FORGOTTEN_WITH_ACCOUNT = new Set<LimitName>(['signIn', 'password']);
export type Limits = ReturnType<typeof makeLimits>;

/** The network of an address: whoever has one IPv6 address has the 2⁶⁴ that begin alike. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [left = '', right] = address.toLowerCase().split('::');
  const groups = left.split(':').filter(Boolean);
  const more = right?.split(':').filter(Boolean) ?? [];
  const zeros = right === undefined ? 0 : 8 - groups.length - more.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...more];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Counted in PostgreSQL outside the call's transaction: a refused call counts too, and several processes share the count. */
export function makeLimits(shared: pg.Pool) {
  // Connections of its own: a call counts while its transaction holds one of the shared ones, and as many calls as there are of
  // those would wait for one more until they gave up. A lost one is replaced when the next is needed.
  const pool = new pg.Pool({ ...shared.options, max: 2, idleTimeoutMillis: 1000, allowExitOnIdle: true });
  pool.on('error', () => {});
  const limiter = (name: LimitName, by: 'account' | 'address' | 'both') => {
    const [points, duration] = LIMITS[name][by === 'both' ? 'address' : by];
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
    });
  };
  const limiters = new Map(
    (Object.keys(LIMITS) as LimitName[]).map((name) => [
      name,
      { account: limiter(name, 'account'), address: limiter(name, 'address'), both: limiter(name, 'both') },
    ]),
  );
  const of = (name: LimitName) => {
    const found = limiters.get(name);
    if (!found) throw new Error(`no limit ${name}`);
    return found;
  };
  const both = (account: string, address: string) => `${networkOf(address)} ${account.slice(0, 190)}`;
  return {
    /** Counts one try; refuses with TOO_MANY_TRIES when there were too many. */
    async count(name: LimitName, account: string | undefined, address: string) {
      try {
        await of(name).address.consume(networkOf(address));
        if (account === undefined) return;
        if (FORGOTTEN_WITH_ACCOUNT.has(name)) await of(name).both.consume(both(account, address));
        await of(name).account.consume(account.slice(0, 200));
      } catch (error) {
        if (error instanceof RateLimiterRes) throw refusal('TOO_MANY_TRIES');
        throw error;
      }
    },
    /** Of a try that came to nothing for a reason of our own. */
    async giveBack(name: LimitName, account: string, address: string) {
      await of(name).address.reward(networkOf(address));
      await of(name).account.reward(account.slice(0, 200));
    },
    /** After success nothing is left to guess: the account's count begins anew. */
    async forget(name: LimitName, account: string) {
      await of(name).account.delete(account.slice(0, 200));
    },
    /**
     * Of an account whose password is a new one: wrong tries at the old one count no longer, neither for it nor among those of the
     * address. What the address tried at other accounts stays, or a reset of one's own would open it for more.
     */
    async forgetAll(name: LimitName, account: string, address: string) {
      const counters = of(name);
      const [key, network] = [both(account, address), networkOf(address)];
      const tried = (await counters.both.get(key))?.consumedPoints ?? 0;
      // Whoever takes the count away gives it back, once; and never more than counts now, or it would be a credit.
      if (tried > 0 && (await counters.both.delete(key))) {
        const counted = (await counters.address.get(network))?.consumedPoints ?? 0;
        if (counted > 0) await counters.address.reward(network, Math.min(tried, counted));
      }
      await counters.account.delete(account.slice(0, 200));
    },
  };
}
