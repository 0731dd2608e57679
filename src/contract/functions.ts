import * as z from 'zod';
import { write } from '#contract/procedure.ts';
import { Email } from '#contract/users.ts';

const SUBJECT_MAX = 200;
const HTML_MAX = 50_000;

/** How a callable is asked, and how it answers (spec §7): the client wraps its own data, and unwraps the result. */
const asked = <S extends z.ZodType>(data: S) => z.object({ data });
const answered = <S extends z.ZodType>(result: S) => z.object({ result });

const OneLine = z.string().regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

/** The callable functions (spec §7), each at /functions/NAME. They are no part of the app's own calls. */
export const functions = {
  /**
   * A letter to a housemate, at most 20 an hour (decisions 'Accounts'). FORBIDDEN for every other address, known or not; of the html
   * only plain formatting and links are sent, and INVALID_INPUT where nothing is left of it.
   */
  sendEmail: write('user', [], 'FORBIDDEN', 'TOO_MANY_TRIES')
    .input(
      asked(
        z.object({
          to: Email,
          subject: OneLine.trim().min(1).max(SUBJECT_MAX),
          html: z.string().max(HTML_MAX),
        }),
      ),
    )
    .output(answered(z.object({ success: z.literal(true) }))),
};
