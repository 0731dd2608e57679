/** Under it stands whose reads this browser keeps, by their id; only they may be shown any of it. */
const KEPT_PERSON = 'kept-person';
/** In its place: nobody, and what was kept is still to go. */
const NOBODY = 'nobody';

/** By the hash of a query: when what it shows of what was kept was still true. */
export const whenKeptRead = new Map<string, number>();

/** Null where nothing is kept, or storage is refused. */
export function keptPerson(): string | null {
  try {
    return localStorage.getItem(KEPT_PERSON);
  } catch {
    return null;
  }
}

/** Whether nothing that is kept may be shown to anybody. */
export const isOfNobody = (): boolean => [null, NOBODY].includes(keptPerson());

/** Answers whether it could be written: without it nothing may be kept. */
export function namePerson(userId: string | undefined): boolean {
  try {
    if (userId === undefined) localStorage.removeItem(KEPT_PERSON);
    else localStorage.setItem(KEPT_PERSON, userId);
    return true;
  } catch {
    return false;
  }
}

/** From now on nothing of it may show any more; offline/kept.ts takes it away. */
export function forgetKept(): void {
  if (keptPerson() !== null) namePerson(NOBODY);
}
