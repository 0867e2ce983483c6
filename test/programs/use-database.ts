import { joinEmbedded } from '../../src/platform/database/embedded/membership.ts';
import { createPool } from '../../src/platform/database/pool.ts';
import { runProgram } from '../../src/bootstrap/run-program.ts';
import { pino } from 'pino';

/** `use-database.ts FOLDER app|guest`: connects, prints that, inserts numbers until SIGTERM. */
await runProgram(async () => {
  const [folder = '', role] = process.argv.slice(2);
  const asked = new Promise((resolve) => process.once('SIGTERM', resolve));
  const server = await joinEmbedded(folder, role === 'app' ? 'app' : 'guest');
  const pool = createPool(server.connection, 2, pino({ level: 'silent' }));
  await pool.query('create table if not exists numbers (n integer primary key)');
  const { rows } = await pool.query<{ next: number }>('select coalesce(max(n), 0) + 1 as next from numbers');
  console.log('joined');
  let leaving = false;
  void asked.then(() => (leaving = true));
  for (let n = rows[0]?.next ?? 1; !leaving && role === 'app'; n++) {
    await pool.query('insert into numbers values ($1)', [n]);
    console.log(n);
  }
  await asked;
  await pool.end();
  await server.leave();
});
