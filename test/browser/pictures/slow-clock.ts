import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { slowNow } from '#test/browser/pictures/moment.ts';

// Loaded before the pictures' server (`--import`): gives it the clock of its database (still-database.ts).
const machine = Date.now;

// Its child processes use the machine's clock.
delete process.env['NODE_OPTIONS'];
Date.now = () => Math.floor(slowNow(machine()));
globalThis.Date = new Proxy(Date, {
  construct: (made, args: unknown[], asked) =>
    Reflect.construct(made, args.length === 0 ? [Date.now()] : args, asked) as object,
});

// Only the seed of a plan has this many bytes (app.ts), so each home gets the same seed.
const { randomBytes } = crypto;
crypto.randomBytes = ((size: number, ...more: []) =>
  size === 16 ? Buffer.alloc(size, 1) : randomBytes(size, ...more)) as typeof randomBytes;
syncBuiltinESMExports();
