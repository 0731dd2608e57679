// The SMTP server that the browser tests' letters are sent to: each that has come is a file of MAIL_FOLDER, in the order they came.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { MAIL_FOLDER, MAIL_PORT } from '#test/browser/places.ts';

rmSync(MAIL_FOLDER, { recursive: true, force: true });
mkdirSync(MAIL_FOLDER, { recursive: true });
let count = 0;

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData: async (stream, _session, done) => {
    const letter = await buffer(stream);
    count += 1;
    writeFileSync(path.join(MAIL_FOLDER, `${String(count).padStart(6, '0')}.eml`), letter);
    done();
  },
});
server.listen(MAIL_PORT, '127.0.0.1');
