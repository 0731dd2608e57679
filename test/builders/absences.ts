import { randomUUID } from 'node:crypto';
import type { Absence } from '#domain/absences.ts';
import type { Person } from '#test/builders/homes.ts';

/** A person says that they are away from a home; both days count. */
export const goAway = (
  { api }: Person,
  homeId: string,
  { from, to }: Pick<Absence, 'from' | 'to'>,
  id: string = randomUUID(),
) => api.absences.createAbsence({ homeId, id, from, to });
