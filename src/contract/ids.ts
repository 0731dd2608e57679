import * as z from 'zod';
import { randomTokenIn } from '#domain/links.ts';

/** An id of anything. Capitals mean the same (RFC 9562), so calls get it in small letters, as the database stores it. */
export const Id = z.uuid().toLowerCase();

/** A random id that cannot be guessed, because it opens what it names. */
export const RandomId = z.uuidv4().toLowerCase();

/** The random token of an email's link, without what was pasted behind it (docs/product/everywhere.md 'Pasted links'). */
export const randomLinkToken = (max: number) => z.string().max(max).overwrite(randomTokenIn);
