import { readFileSync } from 'node:fs';

// Loaded before a program (`--import`). A test sets the program's clock, which runs on from there. The database's clock is not changed.
const file = process.env['CLOCK_FILE'] ?? '';
const machine = Date.now;
let aheadMs = 0;

function readClock() {
  aheadMs = new Date(readFileSync(file, 'utf8')).getTime() - machine();
  console.log(`by its clock it is ${new Date().toISOString()}`);
}

// Programs that it starts use the machine's clock.
delete process.env['NODE_OPTIONS'];
Date.now = () => machine() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (made, args: unknown[], asked) =>
    Reflect.construct(made, args.length === 0 ? [Date.now()] : args, asked) as object,
});
process.on('SIGUSR2', readClock);
readClock();
