import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { photo } from '../../test/specimens/photos.ts';
import { ApiVisitor } from '../api-visitor.ts';
import type { Bazaar } from '../bazaar.ts';
import { stickForm } from '../stick-form.ts';
import { isLongRun, type FaultRow } from './row.ts';

export type Fault = {
  name: string;
  /** Milliseconds that it lasts. */
  lasts: number;
  begin(): unknown;
  end(): unknown;
  /** Whether all works again; unless told, that health and a page say so. */
  over?: () => Promise<boolean>;
};

const people = isLongRun ? 12 : 3;
const times = isLongRun ? 10 : 1;
/** Sign-in, draft, values, photo, publishing. */
const steps = people * 5;
/** No longer than a person would try again. */
const longestWork = 90_000;
let known = 0;

/** Has people put offers up while a fault comes and goes, and counts what came of it. */
export async function publishDuringFault(fault: Fault, bazaar: Bazaar, pool: Pool): Promise<FaultRow> {
  const sellers = Array.from({ length: people }, () => new ApiVisitor(bazaar, (known += 1)));
  const confirmed = () => sellers.reduce((sum, seller) => sum + seller.confirmed, 0);
  const before = await counts(pool);
  const posting = Promise.all(sellers.map((seller, nth) => offerOf(seller, known - nth)));
  posting.catch(() => undefined);
  let readyMs = 0;
  for (let time = 0; time < times; time += 1) {
    const wanted = (steps * (time + 0.3)) / times;
    for (const deadline = Date.now() + longestWork; confirmed() < wanted; await sleep(5))
      if (Date.now() > deadline) throw new Error(`${fault.name}: the work does not go on`);
    await fault.begin();
    await sleep(fault.lasts);
    await fault.end();
    const ended = performance.now();
    for (
      const deadline = Date.now() + longestWork;
      !(await (fault.over ?? (() => isReady(bazaar)))());
      await sleep(20)
    )
      if (Date.now() > deadline)
        throw new Error(`${fault.name}: not ready again\n${bazaar.output.slice(-3_000)}`);
    readyMs = Math.max(readyMs, performance.now() - ended);
  }
  const ids = await posting;
  for (const deadline = Date.now() + longestWork; (await waitingJobs(pool)) > 0; await sleep(100))
    if (Date.now() > deadline) throw new Error(`${fault.name}: jobs wait`);

  const after = await counts(pool);
  const listings = after.listings - before.listings;
  const photos = after.photos - before.photos;
  const emails = sellers.map(({ email }) => bazaar.post.emailsTo(email, /je na bazaru$/));
  const identities = emails.map((all) => new Set(all.map(({ messageId }) => messageId)).size);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const missing = (has: number) => Math.max(0, people - has);
  const beyond = (has: number) => Math.max(0, has - people);
  return {
    fault: fault.name,
    injected: times,
    lost:
      missing(await stored(pool, ids)) + missing(photos) + sum(identities.map((has) => Math.max(0, 1 - has))),
    doubled: beyond(listings) + beyond(photos) + sum(identities.map((has) => Math.max(0, has - 1))),
    readyMs,
  };
}

/** What is refused for want of a file or a table today is tried again, as a person would. */
async function again<T>(act: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + longestWork; ; await sleep(250)) {
    try {
      return await act();
    } catch (problem) {
      if (Date.now() > deadline) throw problem;
    }
  }
}

async function offerOf(seller: ApiVisitor, number: number): Promise<number> {
  await again(() => seller.signIn());
  const { id, albumId } = await again(() => seller.fillDraft(stickForm(number)));
  const bytes = await photo(400, 300).jpeg().toBuffer();
  await again(() => seller.sendPhoto(albumId, bytes));
  return again(() => seller.publish(id));
}

export async function isReady({ url }: Pick<Bazaar, 'url'>): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(10_000);
    const answers = await Promise.all(
      ['/zdravi/pripraveno', `/?cerstve=${performance.now()}`].map((path) => fetch(url + path, { signal })),
    );
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    return answers.every(({ ok }) => ok);
  } catch {
    return false;
  }
}

async function counts(pool: Pool): Promise<{ listings: number; photos: number }> {
  const { rows } = await pool.query<{ listings: number; photos: number }>(`
    select (select count(*)::int from listings) as listings, (select count(*)::int from photos where state = 'ready') as photos`);
  return rows[0] ?? { listings: 0, photos: 0 };
}

async function stored(pool: Pool, ids: readonly number[]): Promise<number> {
  const { rowCount } = await pool.query('select from listings where id = any($1)', [ids]);
  return rowCount ?? 0;
}

async function waitingJobs(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs where task_identifier in ('send-email', 'process-photo')`,
  );
  return rowCount ?? 0;
}

/** Emails that the mail server has not taken at the first try. */
export async function emailsDelayed(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs where task_identifier = 'send-email' and attempts > 0`,
  );
  return rowCount ?? 0;
}
