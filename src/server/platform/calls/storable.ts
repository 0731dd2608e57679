/**
 * Whether PostgreSQL can keep every text in the value: it knows no NUL, and in JSON no half of a surrogate pair. Asked once, at the
 * door, for every field of every call.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
}
