import type { ConditionalSchemaConverter } from '@orpc/openapi';
import * as z from 'zod';
import { Chore, DayText } from '#contract/chores.ts';
import { FormerMember, HistoryEntry, Home, HomeSummary, Member, Settings } from '#contract/homes.ts';
import { NotificationEntry } from '#contract/notifications.ts';
import { Debtor, PaymentRequest } from '#contract/payments.ts';
import { SwapRequest } from '#contract/swaps.ts';
import { PlanOffer } from '#contract/plans.ts';
import { Template, TemplateFields } from '#contract/templates.ts';
import { Email, Me, SignedInPlace } from '#contract/users.ts';

/** How a call of the app is refused. */
const Refusal = z.object({
  json: z.object({ code: z.string(), status: z.int(), message: z.string(), defined: z.boolean() }),
});

/** How a callable function is refused. */
const FunctionRefusal = z.object({
  error: z.object({
    status: z.string(),
    message: z.string(),
    details: z.object({ code: z.string() }),
  }),
});
/** What stands once in the document, by its name. */
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
const ASKED_ONLY = new Set<string>(['TemplateFields']);

export const shapes = Object.fromEntries(
  Object.entries(SHAPES).map(([name, schema]) => [
    name,
    {
      schema: schema as z.ZodType,
      strategy: ASKED_ONLY.has(name) ? ('input' as const) : ('output' as const),
    },
  ]),
);

/** What a rule in code asks for, where JSON Schema has a name for it. */
const FORMATS = new Map<unknown, string>([
  [DayText, 'date'],
  [Email, 'email'],
]);

/** zod's own JSON Schema, with the document's shapes by their names. */
export const converter: ConditionalSchemaConverter = {
  condition: (schema) => schema instanceof z.ZodType,
  convert(schema, { strategy, components = [], minStructureDepthForRef = 0 }) {
    const root = schema as z.ZodType;
    const json = z.toJSONSchema(root, {
      io: strategy,
      unrepresentable: 'any',
      override({ zodSchema, jsonSchema }) {
        const shared = components.find((each) => each.schema === (zodSchema as unknown));
        if (
          shared?.allowedStrategies.includes(strategy) &&
          !(minStructureDepthForRef > 0 && zodSchema === (root as unknown))
        ) {
          for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
          jsonSchema.$ref = shared.ref;
          return;
        }
        const format = zodSchema instanceof z.ZodDate ? 'date-time' : FORMATS.get(zodSchema);
        if (format !== undefined) Object.assign(jsonSchema, { type: 'string', format });
        if (jsonSchema.format === 'uuid') delete jsonSchema.pattern;
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
        const { type, exclusiveMinimum } = jsonSchema;
        if (type === 'integer' && typeof exclusiveMinimum === 'number') {
          jsonSchema.minimum = exclusiveMinimum + 1;
          delete jsonSchema.exclusiveMinimum;
        }
        // An answer may have more in a later version.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    });
    delete json.$schema;
    return [!root.safeParse(undefined).success, json as object];
  },
};
