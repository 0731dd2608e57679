import * as z from 'zod';
import { isDay } from '#domain/days.ts';
import { AMOUNT_MAX, parseAmount } from '#domain/money.ts';
import { momentOf, type Moment } from '#receipts/date/dates.ts';
import type { Expected } from '#receipts/verdict/verdict.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { badRequest, noJson, unknownField, wanted } from '#words/english-only/receipt.ts';

const Amount = z.union([
  z.int().min(1).max(AMOUNT_MAX),
  z.string().transform((text, { addIssue }) => parseAmount(text) ?? never(addIssue)),
]);
const Name = z.string().trim().min(1);
/** A date without time means midnight, so a payment of the day before is in time. */
const At = z.string().transform((text, { addIssue }): Moment => {
  const [, day = '', hours = '0', minutes = '0'] =
    /^(\d{4}-\d{2}-\d{2})(?:[ T]([01]?\d|2[0-3]):([0-5]\d))?$/.exec(text) ?? [];
  return isDay(day) ? { day, minute: Number(hours) * 60 + Number(minutes) } : never(addIssue);
});
const Request = z.strictObject({
  amount: Amount,
  payee: z.union([Name.transform((name) => [name]), z.array(Name).min(1)]),
  asked: At,
  now: At.optional(),
});

function never(addIssue: (message: string) => void): never {
  addIssue('ill-formed');
  return z.NEVER;
}

/** Reads what a payment should be from a request's file. Throws an OperatorError that names the field. */
export function expectedOf(file: string, text: string, now: Date): Expected {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new OperatorError(noJson(file));
  }
  const read = Request.safeParse(json);
  if (!read.success) throw new OperatorError(complaint(file, read.error));
  const { amount, payee, asked, now: given } = read.data;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { due: amount, names: payee, asked, now: given ?? momentOf(now, zone) };
}

function complaint(file: string, { issues: [issue] }: z.ZodError): string {
  if (issue?.code === 'unrecognized_keys') return unknownField(file, issue.keys[0] ?? '');
  const field = String(issue?.path[0] ?? '');
  return field in wanted ? badRequest(file, field, wanted[field] ?? '') : noJson(file);
}
