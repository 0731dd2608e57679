import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The three servers themselves, behind nginx (deploy/cluster/serumah.env). */
const SERVER_PORTS = [13001, 13002, 13003];
/** For so long nginx keeps a connection that nothing is asked on, and sends the next request on it. */
const KEPT_MS = 60_000;
const ASKED = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

function isKept(port: number): Promise<boolean> {
  const connection = net.connect(port, '127.0.0.1', () => connection.write(ASKED));
  connection.resume();
  const closed = new Promise<boolean>((resolve) => {
    connection.on('error', () => {});
    connection.once('close', () => resolve(false));
  });
  return Promise.race([closed, wait(KEPT_MS, true)]).finally(() => connection.destroy());
}

/** How many of the servers close a connection before nginx does: whoever sends a change on it just then gets a 502. */
export async function countHasty(): Promise<number> {
  const kept = await Promise.all(SERVER_PORTS.map(isKept));
  return kept.filter((each) => !each).length;
}
