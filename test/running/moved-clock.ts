import { readFileSync } from 'node:fs';

// Loaded before a program (`--import`): its clock stands where a test puts it, and goes on from there. The database's own does not.
const file = process.env['CLOCK_FILE'] ?? '';
const machine = Date.now;
let aheadMs = 0;

function readClock() {
  aheadMs = new Date(readFileSync(file, 'utf8')).getTime() - machine();
  console.log(`by its clock it is ${new Date().toISOString()}`);
}

// What it starts has the machine's clock.
delete process.env['NODE_OPTIONS'];
Date.now = () => machine() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (made, args: unknown[], asked) =>
    Reflect.construct(made, args.length === 0 ? [Date.now()] : args, asked) as object,
});
process.on('SIGUSR2', readClock);
readClock();
