import { randomUUID } from 'node:crypto';
import type { Absence } from '#domain/absences.ts';
import type { Person } from '#test/builders/homes.ts';

/** Makes a member absent from a home from the first to the last day, both included. */
export const goAway = (
  { api }: Person,
  homeId: string,
  { from, to }: Pick<Absence, 'from' | 'to'>,
  id: string = randomUUID(),
) => api.absences.createAbsence({ homeId, id, from, to });
