import * as z from 'zod';
import type { All } from '#test/access/home.ts';

type Elsewhere = All['elsewhere'];

/** The other home's id for a field of this name. */
const BY_NAME: Record<string, (elsewhere: Elsewhere) => string> = {
  choreId: ({ choreId }) => choreId,
  returnChoreId: ({ choreId }) => choreId,
  swapRequestId: ({ swapRequestId }) => swapRequestId,
  paymentId: ({ paymentId }) => paymentId,
  proofId: ({ proofId }) => proofId,
  seriesId: ({ seriesId }) => seriesId,
  absenceId: ({ absenceId }) => absenceId,
  planId: ({ planId }) => planId,
  templateId: ({ templateId }) => templateId,
  templateIds: ({ templateId }) => templateId,
  requiresSameDay: ({ templateId }) => templateId,
  userId: ({ userId }) => userId,
  targetUserId: ({ userId }) => userId,
  debtorIds: ({ userId }) => userId,
  sessionId: ({ sessionId }) => sessionId,
  ids: ({ notificationId }) => notificationId,
};
/** Names that mean another thing in each call. */
const BY_CALL: Record<string, (elsewhere: Elsewhere) => string> = {
  'users.register id': ({ userId }) => userId,
  'homes.createHome id': ({ homeId }) => homeId,
  'homes.takeBackJoinRequest id': ({ joinRequestId }) => joinRequestId,
  'templates.createTemplate id': ({ templateClientId }) => templateClientId,
  'templates.planTemplates id': ({ planId }) => planId,
  'chores.addOnceChore id': ({ templateClientId }) => templateClientId,
  'chores.completeChore id': ({ actId }) => actId,
  'chores.reopenChore id': ({ actId }) => actId,
  'chores.letGoLateChores id': ({ actId }) => actId,
  'chores.putBackLateChores id': ({ actId }) => actId,
  'chores.regenerateChoresForHome id': ({ planId }) => planId,
  'absences.createAbsence id': ({ absenceId }) => absenceId,
  'swaps.requestSwap id': ({ swapRequestId }) => swapRequestId,
  'swaps.listSwapRequests before': ({ swapRequestId }) => swapRequestId,
  'notifications.listNotifications before': ({ notificationId }) => notificationId,
  'payments.createPaymentRequest id': ({ paymentId }) => paymentId,
  'settlingUp.settleUp id': ({ userId }) => userId,
  'payments.listPaymentRequests before': ({ paymentId }) => `0.${paymentId}`,
};

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
  anyOf?: Schema[];
};

const isId = (name: string, { type, format, items, anyOf = [] }: Schema): boolean =>
  (type !== 'integer' && /Ids?$|^ids?$|^before$|^requiresSameDay$/.test(name)) ||
  [format, items?.format, ...anyOf.map((each) => each.format)].includes('uuid');

function idsIn({ properties = {} }: Schema, before = ''): { field: string; isList: boolean }[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = before + name;
    if (isId(name, schema)) return [{ field, isList: schema.items !== undefined }];
    return idsIn(schema, `${field}.`);
  });
}

/** Returns the fields of a call that take an id, except `homeId`, which another table covers. */
export function idFields(input: z.ZodType | undefined) {
  if (!input) return [];
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
  return idsIn(schema).filter(({ field }) => !/(^|\.)homeId$/.test(field));
}

/** Returns the other home's id for that field. */
export function foreignId(all: All, call: string, field: string): string {
  const pick = BY_CALL[`${call} ${field}`] ?? BY_NAME[field.split('.').at(-1) ?? ''];
  if (!pick) throw new Error(`no id of another home for ${call} ${field}`);
  return pick(all.elsewhere);
}

/** Returns the input with `value` in that field. */
export function withField(input: unknown, field: string, value: unknown): unknown {
  const [name = '', ...rest] = field.split('.');
  const given = (input ?? {}) as Record<string, unknown>;
  return { ...given, [name]: rest.length > 0 ? withField(given[name], rest.join('.'), value) : value };
}
