import * as z from 'zod';
import { randomTokenIn } from '#domain/links.ts';

/**
 * An id of anything. Capitals mean the same (RFC 9562), so a call gets it in small letters, as the database has it: two spellings are never
 * two ids.
 */
export const Id = z.uuid().toLowerCase();

/** An id that nobody can guess, since it opens what it names. */
export const RandomId = z.uuidv4().toLowerCase();

/** The random token of a letter's link, without what was pasted behind it (docs/product/everywhere.md 'Links that people paste'). */
export const randomLinkToken = (max: number) => z.string().max(max).overwrite(randomTokenIn);
