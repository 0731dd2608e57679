import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { slowNow } from '#test/browser/pictures/moment.ts';

// Loaded before the pictures' server (`--import`): its clock is that of its database (still-database.ts).
const machine = Date.now;

// What it starts has the machine's clock.
delete process.env['NODE_OPTIONS'];
Date.now = () => Math.floor(slowNow(machine()));
globalThis.Date = new Proxy(Date, {
  construct: (made, args: unknown[], asked) =>
    Reflect.construct(made, args.length === 0 ? [Date.now()] : args, asked) as object,
});

// So many bytes are a plan's seed alone (app.ts): each home has the same.
const { randomBytes } = crypto;
crypto.randomBytes = ((size: number, ...more: []) =>
  size === 16 ? Buffer.alloc(size, 1) : randomBytes(size, ...more)) as typeof randomBytes;
syncBuiltinESMExports();
