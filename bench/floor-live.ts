// The least that live streams can cost: bare node:http, memberships read once, and each note written to every stream of its home.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { openPool } from '#server/platform/db/open.ts';
import { findSession } from '#server/platform/sessions/sessions.ts';

const { PORT, DATABASE_URL = '', SECRET = '' } = process.env;
const signing = { SECRET, PUBLIC_URL: '' };
const pool = openPool(DATABASE_URL, (error) => console.error(error));
const streams = new Map<string, ServerResponse[]>();

async function open(request: IncomingMessage, response: ServerResponse) {
  const user = await findSession(pool, request, signing);
  const { rows } = await pool.query<{ home_id: string }>(
    'select home_id from memberships where user_id = $1',
    [user?.userId],
  );
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: {"resync":true}\n\n');
  for (const { home_id: homeId } of rows) streams.set(homeId, [...(streams.get(homeId) ?? []), response]);
}

const client = new pg.Client(DATABASE_URL);
client.on('notification', ({ payload = '' }) => {
  const { homeId } = JSON.parse(payload) as { homeId: string };
  for (const response of streams.get(homeId) ?? []) response.write(`data: ${payload}\n\n`);
});
await client.connect();
await client.query('listen changes');

const server = createServer((request, response) => {
  open(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
server.listen(Number(PORT), '127.0.0.1', () => console.log('ready'));
