import { readFileSync } from 'node:fs';

/**
 * Loaded before a program by `node --import`: its clock is off by as many milliseconds as the file of `CLOCK_FILE` says,
 * and jumps when that changes. Timers and the database go on as they are, as when the clock of one machine is set anew.
 */
const file = process.env.CLOCK_FILE ?? '';
const { now } = Date;
let off = 0;
function read(): void {
  try {
    off = Number(readFileSync(file, 'utf8'));
  } catch {
    // Without a file handle to spare the clock stays as it is.
  }
}
read();
setInterval(read, 50).unref();

const shifted = () => now() + off;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [shifted()], made),
  get: (target, key) => (key === 'now' ? shifted : Reflect.get(target, key)),
});
