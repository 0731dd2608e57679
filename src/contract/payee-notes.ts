import * as z from 'zod';
import type { PayeeNote as Note } from '#domain/payee-notes.ts';

/** Facts that help the reader to know the person who asks for money (docs/product/payment-details.md 'Notes about who asks'). */
export const PayeeNote = z.discriminatedUnion('note', [
  z.object({ note: z.literal('new_home'), days: z.int() }),
  z.object({ note: z.literal('same_home') }),
  z.object({ note: z.literal('namesake'), where: z.enum(['other', 'left', 'here']) }),
  z.object({ note: z.literal('first_payment') }),
]) satisfies z.ZodType<Note>;
