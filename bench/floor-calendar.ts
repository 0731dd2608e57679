// The least that the answer 'nothing has changed' can cost: bare node:http and pg with the statement of the real program.
import { createServer, type IncomingMessage } from 'node:http';
import { hashOf } from '#server/home/calendar/calendars.ts';
import { FIND_CALENDAR } from '#server/home/calendar/state.ts';
import { pool } from './floor-server.ts';

async function isThere({ url = '' }: IncomingMessage): Promise<boolean> {
  const token = /^\/calendar\/(.*)\.ics$/.exec(url)?.[1] ?? '';
  const { rows } = await pool.query({ name: 'find-calendar', text: FIND_CALENDAR, values: [hashOf(token)] });
  return rows.length > 0;
}

const server = createServer((request, response) => {
  isThere(request).then(
    (isFound) => {
      const etag = request.headers['if-none-match'] ?? '';
      return response.writeHead(isFound ? 304 : 404, { etag, 'cache-control': 'private, no-cache' }).end();
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'));
