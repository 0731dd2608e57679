import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { bad, ok, warn, type Finding } from '#server/host/doctor/finding.ts';
import { connectionsFew, connectionsOpen, liveDeaf, liveHears, names } from '#words/english-only/doctor.ts';

/** What one server opens beside the pools of reads and writes: long ones, counts of tries, jobs and listening. */
const OTHERS = 8;
const HEARD_WITHIN_MS = 3000;

/** How many connections the servers of this database have open, each pool for itself, and whether there is room for one more server. */
export async function checkConnections(pool: pg.Pool, size: number): Promise<Finding> {
  const { rows } = await pool.query<{ name: string; open: number }>(
    `select application_name as name, count(*)::int as open from pg_stat_activity
      where datname = current_database() and application_name like 'serumah %'
      group by name order by name`,
  );
  const { rows: limits } = await pool.query<{ most: number; used: number }>(
    `select current_setting('max_connections')::int as most,
            (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`,
  );
  const { most = 0, used = 0 } = limits[0] ?? {};
  const open = rows.map(({ name, open: count }) => `${name.slice('serumah '.length)} ${count}`);
  const line = connectionsOpen({ size, open, used, most });
  return most - used < 2 * size + OTHERS && open.length === 0
    ? warn(names.connections, connectionsFew(line, 2 * size + OTHERS))
    : ok(names.connections, { line });
}

/** Whether what is told at `url`, as changes are, is heard at `directUrl`, where servers listen. */
export async function checkLive(url: string, directUrl: string): Promise<Finding> {
  const channel = randomUUID();
  const limits = { connectionTimeoutMillis: HEARD_WITHIN_MS, query_timeout: HEARD_WITHIN_MS };
  const [listener, teller] = [directUrl, url].map(
    (connectionString) => new pg.Client({ connectionString, ...limits }),
  ) as [pg.Client, pg.Client];
  try {
    await Promise.all([listener.connect(), teller.connect()]);
    await listener.query(`listen "${channel}"`);
    const heard = new Promise<boolean>((done) => {
      listener.on('notification', () => done(true));
    });
    const told = performance.now();
    await teller.query('select pg_notify($1, $2)', [channel, '']);
    if (!(await Promise.race([heard, pause(HEARD_WITHIN_MS, false, { ref: false })])))
      return bad(names.live, liveDeaf);
    return ok(names.live, liveHears(performance.now() - told));
  } finally {
    await Promise.all([listener.end(), teller.end()]);
  }
}
