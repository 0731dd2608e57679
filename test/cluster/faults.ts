/** The answers other than success that a fault may cause. */
export type Allowed =
  /** The program found no database for a write or a read, and answers 'Try again in a moment'. */
  | 'busy'
  /** A request that a killed server had begun; nginx then answers 502. */
  | 'cut';

export type Fault = {
  name: string;
  /** The arguments of deploy/cluster/fault. Without them nothing is broken. */
  args?: string[];
  allowed: Allowed[];
  /** Whether the database stays readable all the time. */
  readsGoOn: boolean;
};

export const FAULTS: Fault[] = [
  { name: 'nothing; 520 requests on connections that were idle', allowed: [], readsGoOn: true },
  { name: 'a server killed', args: ['kill-server'], allowed: ['cut'], readsGoOn: false },
  { name: 'all servers restarted in turn', args: ['restart-servers'], allowed: [], readsGoOn: true },
  { name: 'the primary killed', args: ['kill-primary'], allowed: ['busy'], readsGoOn: false },
  { name: 'switchover', args: ['switchover'], allowed: [], readsGoOn: true },
  {
    name: 'the primary frozen for 20 s',
    args: ['freeze-primary', '20'],
    allowed: ['busy'],
    readsGoOn: false,
  },
  // Longer than its lease: when it wakes, it still takes itself for the primary, but there is another.
  {
    name: 'the primary frozen for 45 s',
    args: ['freeze-primary', '45'],
    allowed: ['busy'],
    readsGoOn: false,
  },
  // Longer than any client waits for an answer.
  { name: 'the standby frozen for 40 s', args: ['freeze-standby', '40'], allowed: ['busy'], readsGoOn: true },
  { name: "etcd's leader killed", args: ['kill-etcd-leader'], allowed: [], readsGoOn: true },
  { name: 'all etcd gone for 40 s', args: ['kill-etcd', '40'], allowed: [], readsGoOn: true },
  { name: 'a Swift node killed', args: ['kill-swift-node'], allowed: [], readsGoOn: true },
];
