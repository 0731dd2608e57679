/** The date of the pictures, whenever they are taken: a Wednesday in the middle of the seeded homes' data. */
export const MOMENT = new Date('2026-11-25T12:38:59+08:00');

/** Start of the clock of the pictures' server and database. */
const BEGINS = MOMENT.getTime() - 59_000;
/** The clock hardly moves: a run of 19 minutes takes less than one, and later events still have later times. */
const SLOWER = 20;

// Server and tests get the moment from the process that started them.
export const STARTED = Number((process.env['PICTURES_STARTED'] ??= String(Date.now())));

/** Returns the slow clock's time, in milliseconds. */
export const slowNow = (machine: number): number => BEGINS + (machine - STARTED) / SLOWER;

/**
 * For each connection to their database: the functions of still-database.ts precede PostgreSQL's own clock and
 * randomness.
 */
export const CONNECTION_OPTIONS = '-c search_path=still,public,pg_catalog';
