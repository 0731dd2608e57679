// A real SMTP server that accepts every mail and drops it, in its own process.
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
