/** When the pictures are taken, whenever that is: a Wednesday in the middle of what the seeded homes speak of. */
export const MOMENT = new Date('2026-11-25T12:38:59+08:00');

/** Where the clock of the pictures' server and database begins. */
const BEGINS = MOMENT.getTime() - 59_000;
/** It hardly goes on: a run of 19 minutes is less than one, and what came later is later. */
const SLOWER = 20;

// The server and the tests have the moment from whoever started them.
export const STARTED = Number((process.env['PICTURES_STARTED'] ??= String(Date.now())));

/** By the slow clock, in milliseconds. */
export const slowNow = (machine: number): number => BEGINS + (machine - STARTED) / SLOWER;

/** Of each connection to their database: what still-database.ts makes comes before PostgreSQL's own clock and chance. */
export const CONNECTION_OPTIONS = '-c search_path=still,public,pg_catalog';
