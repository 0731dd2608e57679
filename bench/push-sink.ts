// A push service on loopback that takes every push and looks at none, in a process of its own.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(201).end());
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'));
