import { expect, test, vi } from 'vitest';
import { SLOW_PRIORITY } from '#server/platform/queue/queues.ts';
import { startSmtp } from '#test/fakes/smtp.ts';
import { openMailRoom } from '#test/running/mail-room.ts';

const SILENT = 'silent@slow.example';

test("a member's email leaves while all emails of another wait for a mail server that never answers", async () => {
  const smtp = await startSmtp({ silent: [SILENT] });
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  const [silent, other] = [await room.addUser({ email: SILENT }), await room.addUser()];
  const letters = 15;
  for (let count = 0; count < letters; count++)
    await room.post({ kind: 'reset-password', userId: silent.id, token: `${count}` });
  await vi.waitFor(() => expect(smtp.asked.silent).toBeGreaterThan(0), { timeout: 10_000 });
  await room.post({ kind: 'reset-password', userId: other.id, token: 'kept' });
  const [mail] = await smtp.received(1);
  expect(mail?.recipients).toEqual([other.email]);
  const waiting = async () => (await room.jobs()).length;
  await vi.waitFor(async () => expect(await waiting()).toBe(letters));
  // Two workers that look for work at the same moment may both find the same person's.
  expect(smtp.asked.silent).toBeLessThanOrEqual(3);
  await smtp.stop();
});

test('an email that met silence is retried by a separate worker', async () => {
  const smtp = await startSmtp({ silent: [SILENT] });
  await using room = await openMailRoom({ smtpUrl: smtp.url, patience: { socketTimeout: 300 } });
  const { id: userId } = await room.addUser({ email: SILENT });
  await room.post({ kind: 'reset-password', userId, token: 'kept' });
  await vi.waitFor(
    async () =>
      expect(await room.jobs()).toMatchObject([
        { state: 'retry', retry_count: 0, priority: SLOW_PRIORITY, output: { reason: 'Timeout' } },
      ]),
    { timeout: 10_000 },
  );
  await smtp.stop();
});
