import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { TestApp } from '#test/running/app.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import type { Person } from '#test/builders/homes.ts';
import { openMailRoom } from '#test/running/mail-room.ts';
import { startSmtp, type Received } from '#test/fakes/smtp.ts';

/** The only letter of a list. Fails if there are more or none. */
export function only([letter, ...more]: Received[]): Received {
  expect(more).toEqual([]);
  if (!letter) throw new Error('no letter');
  return letter;
}

/** A home of two, a mail room that sends the app's letters, and a mail server. */
export async function openPost(app: TestApp) {
  const smtp = await startSmtp();
  const room = await openMailRoom({ url: app.url, smtpUrl: smtp.url });
  const home = await homeOfTwo(app);
  const { aisyah, ben, homeId } = home;
  const nextOf = async ({ userId }: Person) => {
    const rows = await home.rows();
    const next = rows.find((row) => row.assigned_to === userId && row.due_date > '2026-11-16');
    if (!next) throw new Error('the member has no chore');
    return next;
  };
  const sent = () => vi.waitFor(async () => expect(await room.jobs()).toEqual([]), { timeout: 5000 });
  return {
    ...home,
    room,
    smtp,
    nextOf,
    /** Lets Aisyah ask Ben to take her next chore. */
    async ask(options: { message?: string; returnChoreId?: string } = {}) {
      const swapRequestId = randomUUID();
      const { id: choreId } = await nextOf(aisyah);
      await aisyah.api.swaps.requestSwap({
        homeId,
        id: swapRequestId,
        choreId,
        targetUserId: ben.userId,
        ...options,
      });
      return { homeId, swapRequestId };
    },
    sent,
    /** The letters to a person with this subject, once the queue is empty. */
    async lettersTo({ email }: { email: string }, about: RegExp): Promise<Received[]> {
      await sent();
      return smtp.mails.filter((mail) => mail.recipients.includes(email) && about.test(mail.subject ?? ''));
    },
    async [Symbol.asyncDispose]() {
      await room[Symbol.asyncDispose]();
      await smtp.stop();
    },
  };
}
