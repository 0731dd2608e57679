import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { slowNow } from '#test/browser/pictures/moment.ts';

// Loaded before the pictures' server (`--import`). No two of its moments are the same: what sorts by them always sorts alike.
const machine = Date.now;
let last = 0;
const nextMoment = () => (last = Math.max(last + 1, Math.floor(slowNow(machine()))));

// What it starts has the machine's clock.
delete process.env['NODE_OPTIONS'];
Date.now = () => Math.max(last, Math.floor(slowNow(machine())));
globalThis.Date = new Proxy(Date, {
  construct: (made, args: unknown[], asked) =>
    Reflect.construct(made, args.length === 0 ? [nextMoment()] : args, asked) as object,
});

// So many bytes are a plan's seed alone (app.ts): each home has the same.
const { randomBytes } = crypto;
crypto.randomBytes = ((size: number, ...more: []) =>
  size === 16 ? Buffer.alloc(size, 1) : randomBytes(size, ...more)) as typeof randomBytes;
syncBuiltinESMExports();
