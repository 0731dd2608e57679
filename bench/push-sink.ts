// A push service on the loopback address that accepts every push unread, in its own process.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(201).end());
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'));
