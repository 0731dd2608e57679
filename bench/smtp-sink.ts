// A real SMTP server that takes every mail and forgets it, in a process of its own.
import { SMTPServer } from 'smtp-server';

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData: (stream, _session, done) => {
    stream.on('end', () => done());
    stream.resume();
  },
});
server.on('error', console.error);
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'));
