/** What may be answered beside a yes while something is broken. */
export type Allowed =
  /** 'Try again in a moment', in the program's own words: a write, or a read, that found no database. */
  | 'busy'
  /** What a server had begun when it was killed: nginx then answers 502. */
  | 'cut';

export type Fault = {
  name: string;
  /** What deploy/cluster/fault is told; nothing is broken without. */
  args?: string[];
  allowed: Allowed[];
  /** The database can be read all the time. */
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
  // Longer than its lease: it wakes as a primary where there is another.
  {
    name: 'the primary frozen for 45 s',
    args: ['freeze-primary', '45'],
    allowed: ['busy'],
    readsGoOn: false,
  },
  // Longer than anybody waits for an answer.
  { name: 'the standby frozen for 40 s', args: ['freeze-standby', '40'], allowed: ['busy'], readsGoOn: true },
  { name: "etcd's leader killed", args: ['kill-etcd-leader'], allowed: [], readsGoOn: true },
  { name: 'all etcd gone for 40 s', args: ['kill-etcd', '40'], allowed: [], readsGoOn: true },
  { name: 'a Swift node killed', args: ['kill-swift-node'], allowed: [], readsGoOn: true },
];
