import { refusalOf } from '#web/profile/send-picture.ts';
import { send } from '#web/calls/sending.ts';

/** Has the server read the code in a picture, of which it keeps nothing; answers the code's text. */
export async function sendPaymentCode(file: File, signal: AbortSignal): Promise<string> {
  const answer = await send({ method: 'PUT', url: '/api/payment-code', body: file }, { signal });
  const { code } = answer.body;
  if (answer.status !== 200 || typeof code !== 'string') throw refusalOf(answer);
  return code;
}
