import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';

/** A proxy to the database at `url`. It can cut connections, or swallow all data without closing them. */
export async function networkTo(url: string) {
  const { host, port, user, password, database } = new pg.Client(url);
  const ways = new Set<Socket>();
  let made = 0;
  let state: 'whole' | 'silent' | 'cut' = 'whole';
  let cutAfter: string | undefined;
  const server = createServer((near) => {
    made += 1;
    ways.add(near.on('error', () => {}));
    near.on('close', () => ways.delete(near));
    if (state === 'cut') near.resetAndDestroy();
    if (state !== 'whole') return;
    const far = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.on('data', (bytes) => {
      far.write(bytes);
      if (cutAfter === undefined || !bytes.includes(cutAfter)) return;
      cutAfter = undefined;
      near.destroy();
      // The database still gets what was sent.
      far.end();
    });
    near.on('end', () => far.end());
    far.on('data', (bytes) => near.write(bytes));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}/${database}`;
  return {
    url: `postgresql://${user}${password ? `:${password}` : ''}@${place}`,
    /** How many connections there were so far. */
    connections: () => made,
    /** Swallows all data of open connections, and of later ones too if `stays` is set. */
    swallow(stays = false) {
      if (stays) state = 'silent';
      for (const way of ways) way.removeAllListeners('data').pause();
    },
    /** Ends all connections, and refuses new ones. */
    cut() {
      state = 'cut';
      for (const way of ways) way.resetAndDestroy();
    },
    /** Ends the connection that sends `text`. The database still gets the text. */
    cutOnce(text: string) {
      cutAfter = text;
    },
    restore() {
      state = 'whole';
    },
    async [Symbol.asyncDispose]() {
      for (const way of ways) way.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
