import type { functions } from '#contract/functions.ts';
import type { Handlers } from '#server/calls.ts';
import { refusal } from '#server/errors.ts';
import { housematesOf } from '#server/housemates.ts';
import { cleanHtml, textOf } from '#server/mail/foreign-html.ts';
import { queueLetter } from '#server/mail/queueing.ts';

type FunctionHandlers = Handlers<typeof functions>;

const sendEmail: FunctionHandlers['sendEmail'] = async ({ tx, input, user, address, deps }) => {
  const { to, subject, html: given } = input.data;
  await deps.limits.count('sendEmail', user.userId, address);
  const html = cleanHtml(given);
  if (textOf(html) === '') throw refusal('INVALID_INPUT');
  // One answer for a stranger's address and for one that nobody has.
  const reader = await housematesOf(tx, user.userId).select('id').where('email', '=', to).executeTakeFirst();
  if (!reader) throw refusal('FORBIDDEN');
  const facts = { userId: reader.id, senderId: user.userId, subject, html };
  await queueLetter(deps.queue, tx, { kind: 'sent-email', ...facts });
  return { result: { success: true } };
};

export const functionHandlers: FunctionHandlers = { sendEmail };
