import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The ports of the three servers behind nginx (deploy/cluster/serumah.env). */
const SERVER_PORTS = [13001, 13002, 13003];
/** How long nginx keeps an idle connection, on which it may send the next request. */
const NGINX_KEEPS_MS = 60_000;
const ASKED = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

function outlastsNginx(port: number): Promise<boolean> {
  const connection = net.connect(port, '127.0.0.1', () => connection.write(ASKED));
  connection.resume();
  const closed = new Promise<boolean>((resolve) => {
    connection.on('error', () => {});
    connection.once('close', () => resolve(false));
  });
  return Promise.race([closed, wait(NGINX_KEEPS_MS, true)]).finally(() => connection.destroy());
}

/** Returns how many servers close a connection before nginx does. A change that nginx sends at that moment gets a 502. */
export async function countEarlyClosers(): Promise<number> {
  const outlasting = await Promise.all(SERVER_PORTS.map(outlastsNginx));
  return outlasting.filter((each) => !each).length;
}
