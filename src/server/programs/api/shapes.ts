import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import * as z from 'zod';
import { Chore, DayText } from '#contract/chores.ts';
import { FormerMember, HistoryEntry, Home, HomeSummary, Member, Settings } from '#contract/homes.ts';
import { NotificationEntry } from '#contract/notifications.ts';
import { Debtor, PaymentRequest, PaymentTitle } from '#contract/payments.ts';
import { SwapRequest } from '#contract/swaps.ts';
import { PlanOffer } from '#contract/plans.ts';
import { Template, TemplateFields, TimesPerWeek } from '#contract/templates.ts';
import { Email, Me, NewPassword, SignedInPlace } from '#contract/users.ts';
import { PAYMENT_TITLE_MAX } from '#domain/payments.ts';
import { TEMPLATE_LIMITS } from '#domain/templates.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/users.ts';

/** The refusal of a call of the app. */
const Refusal = z.object({
  json: z.object({ code: z.string(), status: z.int(), message: z.string(), defined: z.boolean() }),
});

/** The refusal of a callable function. */
const FunctionRefusal = z.object({
  error: z.object({ status: z.string(), message: z.string(), details: z.object({ code: z.string() }) }),
});
/** Schemas that the document defines once, by name. */
const SHAPES = {
  Me,
  SignedInPlace,
  Home,
  HomeSummary,
  Settings,
  Member,
  FormerMember,
  HistoryEntry,
  Chore,
  SwapRequest,
  Template,
  TemplateFields,
  PlanOffer,
  NotificationEntry,
  PaymentRequest,
  Debtor,
  Refusal,
  FunctionRefusal,
};

export const shapes = Object.fromEntries(
  Object.entries<z.ZodType>(SHAPES).map(([name, schema]) => {
    const strategy = schema === TemplateFields ? ('input' as const) : ('output' as const);
    return [name, { schema, strategy }];
  }),
);

const { timesPerWeek } = TEMPLATE_LIMITS;
/** Rules in code that JSON Schema can express. */
const RULES_IN_CODE = new Map<unknown, object>([
  [DayText, { format: 'date' }],
  [Email, { format: 'email' }],
  [NewPassword, { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX }],
  [PaymentTitle, { minLength: 1, maxLength: PAYMENT_TITLE_MAX }],
  [TimesPerWeek, { minimum: timesPerWeek.min, maximum: timesPerWeek.max }],
]);

type Native = { 'x-native-type'?: string };

/** oRPC's converter with these rules, without JavaScript's own: its Date type, and the bounds of every integer. */
export const converter = new ZodToJsonSchemaConverter({
  interceptors: [
    ({ schema, next }) => {
      const [required, made] = next();
      const { minimum, maximum, 'x-native-type': _, ...json }: typeof made & Native = made;
      const shown = {
        ...json,
        ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
        ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
        ...RULES_IN_CODE.get(schema),
      };
      return [required, shown];
    },
  ],
});
