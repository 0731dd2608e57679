import { PICTURE_MAX_BYTES } from '#domain/files.ts';
import { readPaymentCode, type PaymentCode, type PaymentCodeProblem } from '#domain/payment-code.ts';
import type { KillReason } from '#server/reading/opening/messages.ts';
import { makeDecoders, type Answer, type DecoderOptions } from '#server/reading/decoders/pool.ts';

/** Why there is no payment code: of the picture, of what is in it, or of its text. `busy`: it was not looked at. */
type CodePictureProblem = 'size' | 'picture' | 'none' | 'several' | 'busy' | PaymentCodeProblem;
/** `why`: for the log, where its process was ended over the picture. */
export type CodeReading =
  | { text: string; code: PaymentCode }
  | { problem: CodePictureProblem; why?: Exclude<KillReason, 'waitedFor'> };

export type PaymentCodeReader = ReturnType<typeof makePaymentCodeReader>;

/** Reads payment codes from pictures, in processes of their own. What was read is never logged. */
export function makePaymentCodeReader(options: DecoderOptions) {
  // A bank's code is set once in a while: one process is enough.
  const decoders = makeDecoders('paymentCode', { processes: 1, ...options });
  return Object.assign(decoders, {
    /**
     * The payment code that the picture shows (docs/product/payment-details.md 'The picture of a code'). Throws only where no process
     * starts at all. Pictures from different people (`from`) that wait are read alternately.
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
