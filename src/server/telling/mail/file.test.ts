import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { removeMailFiles, writeMailFile } from '#server/telling/mail/file.ts';
import { openMailRoom } from '#test/running/mail-room.ts';

const at = new Date();

test('without SMTP_URL each email becomes a valid file, and a log line names it', async () => {
  await using room = await openMailRoom({ now: () => at });
  const { id: userId } = await room.addUser({ email: 'aisyah@example.com' });
  await room.post({ kind: 'reset-password', userId, token: 'one' });
  await room.post({ kind: 'reset-password', userId, token: 'two' });
  await vi.waitFor(() => {
    expect(room.lines.filter((line) => line.file)).toHaveLength(2);
  });
  const name = `${at.toISOString().replaceAll(':', '-')}-aisyah@example.com`;
  expect(readdirSync(room.mailFolder).toSorted()).toEqual([`${name}-2.eml`, `${name}.eml`]);
  const line = room.lines.find((each) => each.file?.endsWith(`${name}.eml`));
  expect(line?.msg).toBe(`Mail was written to ${path.join(room.mailFolder, name)}.eml`);
  const mails = await Promise.all(
    readdirSync(room.mailFolder).map((file) =>
      PostalMime.parse(readFileSync(path.join(room.mailFolder, file))),
    ),
  );
  const texts = mails.map((mail) => mail.text ?? '').join('');
  expect(texts).toContain('https://rumah.example/reset-password#token=one');
  expect(texts).toContain('https://rumah.example/reset-password#token=two');
  expect(mails[0]).toMatchObject({
    subject: 'Choose a new password for Serumah',
    date: `${at.toISOString().slice(0, 19)}.000Z`,
  });
  expect(statSync(room.mailFolder).mode & 0o077).toBe(0);
});

test('no address leads out of the folder, and no email overwrites another', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'serumah-eml-'));
  const write = (to: string, text: string) => writeMailFile({ folder, to, at, eml: Buffer.from(text) });
  const tricky = await write('"../../x\0/..\\"@a.b', 'tricky');
  expect(path.dirname(tricky)).toBe(folder);
  const long = await write(`${'ä'.repeat(300)}@a.b`, 'long');
  expect(path.basename(long).length).toBeLessThan(140);
  const same = await Promise.all(Array.from({ length: 20 }, (_, index) => write('a@b.c', String(index))));
  expect(new Set(same).size).toBe(20);
  expect(same.map((file) => readFileSync(file, 'utf8'))).toEqual(same.map((_, index) => String(index)));
  expect(readdirSync(folder).filter((name) => !name.endsWith('.eml'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('old files are deleted, and a missing folder is no error', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'serumah-mail-'));
  const write = (to: string) => writeMailFile({ folder, to, at: new Date(), eml: Buffer.from('x') });
  const [old, fresh] = [await write('old@example.com'), await write('fresh@example.com')];
  const before = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  const ofHost = path.join(folder, '.Trash');
  mkdirSync(ofHost);
  symlinkSync('nowhere', path.join(folder, '0'));
  for (const each of [old, ofHost]) utimesSync(each, before, before);
  await removeMailFiles(folder, new Date(before.getTime() + 1000));
  expect([old, fresh, ofHost].map((each) => existsSync(each))).toEqual([false, true, true]);
  rmSync(folder, { recursive: true });
  await removeMailFiles(folder, before);
});
