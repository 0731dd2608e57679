import * as z from 'zod';
import { DayText } from '#contract/chores.ts';
import { PROOF_MAX_BYTES, PROOF_MIME_TYPES } from '#domain/files.ts';
import { LISTED_MAX } from '#receipts/verdict/decision.ts';
import { REASONS, type Reason, type ReasonCode } from '#domain/proof-reasons.ts';
import { RULES, type RuleId } from '#receipts/rules.ts';
import {
  TEXT_MAX,
  type Kind,
  type DecodeResult,
  type DecoderMessage,
} from '#server/reading/opening/messages.ts';
import type { FrameLimits } from '#server/reading/decoders/frames.ts';
import { typeOf } from '#domain/file-kinds.ts';

// A file may have taken over the process that opens it, so this file checks every answer before the server believes it.

/** A preview never has more bytes, and findings are never longer. */
export const ANSWER_MAX: FrameLimits = { text: 256 * 1024, bytes: PROOF_MAX_BYTES };

const orNone = <Value>(schema: z.ZodType<Value>) =>
  schema.nullable().transform((value): Value | undefined => value ?? undefined);

const Sen = z.int().min(0);
const Text = z.string().max(TEXT_MAX);
const Listed = z.array(Text).max(LISTED_MAX);
const Webp = z
  .instanceof(Uint8Array)
  .refine((bytes: Uint8Array) => typeOf(bytes) === 'image/webp', { error: 'no WebP' });

type BareCode = { [Code in ReasonCode]: { code: Code } extends Reason ? Code : never }[ReasonCode];

const QUOTING = [
  z.object({ code: z.enum(['status-failed', 'status-pending']), word: Text }),
  z.object({ code: z.enum(['amount-low', 'amount-high']), shown: orNone(Sen) }),
  z.object({ code: z.enum(['amount-conflict']), shown: z.array(Sen).max(LISTED_MAX) }),
  z.object({ code: z.enum(['other-currency']), shown: orNone(Text) }),
  z.object({ code: z.enum(['date-old', 'date-early', 'date-future']), day: orNone(DayText) }),
  z.object({ code: z.enum(['date-ambiguous']), text: orNone(Text) }),
] as const;

// Only the server says these, because only it knows the home.
const OF_THE_HOME = ['reused', 'looks-used', 'used-elsewhere', 'sender-other', 'several-shares'] as const;
const others = new Set<ReasonCode>([
  ...OF_THE_HOME,
  ...QUOTING.flatMap(({ shape }): ReasonCode[] => shape.code.options),
]);
const isBare = (code: ReasonCode): code is BareCode => !others.has(code);
const bareCodes = (Object.keys(REASONS) as ReasonCode[]).filter(isBare);

const Finding = z.object({
  reasons: z
    .array(z.discriminatedUnion('code', [...QUOTING, z.object({ code: z.enum(bareCodes) })]))
    .max(LISTED_MAX),
  points: z.int().min(0).max(100),
  // The words behind a rule stay in the process.
  rules: z.array(z.object({ rule: z.enum(Object.keys(RULES) as RuleId[]) })).max(LISTED_MAX),
});
const Nothing = z.object({ reasons: z.tuple([]), points: z.literal(0), rules: z.tuple([]) });
const Findings = z.object({
  amount: Finding.extend({ paid: orNone(z.object({ sen: Sen })), quotable: z.boolean() }),
  status: Finding.extend({ word: Text, isImplied: z.boolean() }),
  recipient: Finding.extend({ name: orNone(Text), senders: Listed }),
  date: Finding.extend({ day: orNone(DayText), minute: orNone(z.int().min(0).max(1439)) }),
  reference: Finding.extend({ references: Listed }),
  file: Finding,
  sender: Nothing,
  reuse: Nothing,
});

const MADE: { [K in Kind]: z.ZodType<DecodeResult<K>> } = {
  picture: z.object({ large: Webp, small: Webp }),
  paymentCode: z.object({ text: Text.min(1) }),
  bill: z.object({ shown: Webp }),
  proof: z.object({ findings: Findings, mimeType: z.enum(PROOF_MIME_TYPES), preview: Webp }),
  // At most as long as a frame.
  explained: z.object({ text: z.string() }),
};

const CheckedMessage = z.discriminatedUnion('said', [
  z.object({ said: z.enum(['ready', 'opened']) }),
  z.object({ said: z.literal('refused'), reason: Text }),
  z.looseObject({ said: z.literal('made') }),
]);

/** Returns the answer if it has the form that this kind of decoder may send. Throws otherwise. */
export function parseAnswer(kind: Kind, message: unknown): DecoderMessage<Kind> {
  const said = CheckedMessage.parse(message);
  return said.said === 'made' ? { ...MADE[kind].parse(message), said: 'made' } : said;
}
