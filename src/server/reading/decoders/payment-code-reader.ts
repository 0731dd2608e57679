import { PICTURE_MAX_BYTES } from '#domain/files.ts';
import { readPaymentCode, type PaymentCode, type PaymentCodeProblem } from '#domain/payment-code.ts';
import type { KillReason } from '#server/reading/opening/messages.ts';
import { makeDecoders, type Answer, type DecoderOptions } from '#server/reading/decoders/pool.ts';

/** Why there is no payment code: because of the picture, its content, or the text of the code. `busy`: the picture was not opened. */
type CodePictureProblem = 'size' | 'picture' | 'none' | 'several' | 'busy' | PaymentCodeProblem;
/** `why`: for the log, if the process was killed because of the picture. */
export type CodeReading =
  | { text: string; code: PaymentCode }
  | { problem: CodePictureProblem; why?: Exclude<KillReason, 'waitedFor'> };

export type PaymentCodeReader = ReturnType<typeof makePaymentCodeReader>;

/** Reads payment codes from pictures, in separate processes. The text of a code is never logged. */
export function makePaymentCodeReader(options: DecoderOptions) {
  // People set a bank's code rarely, so one process is enough.
  const decoders = makeDecoders('paymentCode', { processes: 1, ...options });
  return Object.assign(decoders, {
    /**
     * Reads the payment code that the picture shows (docs/product/payment-details.md 'The picture of a code'). Throws only if no process
     * starts. Waiting pictures of different people (`from`) take turns.
     */
    async read(bytes: Uint8Array, from: string): Promise<CodeReading> {
      if (bytes.length > PICTURE_MAX_BYTES) return { problem: 'size' };
      return readingOf(await decoders.decode({ bytes }, from));
    },
  });
}

function readingOf(answer: Answer<'paymentCode'>): CodeReading {
  if ('busy' in answer) return { problem: 'busy' };
  if ('killed' in answer) return { problem: 'picture', why: answer.killed };
  if ('refused' in answer) {
    const { refused } = answer;
    return { problem: refused === 'none' || refused === 'several' ? refused : 'picture' };
  }
  const { text } = answer.made;
  const code = readPaymentCode(text);
  return 'problem' in code ? code : { text, code };
}
