// The SMTP server for the browser tests' emails. Each one becomes a file in MAIL_FOLDER, named by its order and its
// recipient.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  onData: async (stream, { envelope }, done) => {
    const letter = await buffer(stream);
    count += 1;
    const [to] = envelope.rcptTo;
    const file = path.join(MAIL_FOLDER, `${String(count).padStart(6, '0')} ${to?.address}.eml`);
    // Renamed when complete, so that readers never see half an email.
    writeFileSync(`${file}.part`, letter);
    renameSync(`${file}.part`, file);
    done();
  },
});
server.listen(MAIL_PORT, '127.0.0.1');
