import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { getListing, reserveListing } from '../src/features/listings/contract.ts';
import { maxStalenessMs } from '../src/platform/database/replica.ts';
import { ApiVisitor } from './api-visitor.ts';
import { Bazaar } from './bazaar.ts';
import { postStick } from './sample-offer.ts';
import { StreamingServer } from './streaming-servers.ts';
import { UnsteadyProxy } from './unsteady-proxy.ts';

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function replicated() {
  const { primary, standby } = await StreamingServer.pair();
  cleanups.push(() => Promise.all([primary.remove(), standby.remove()]).then(() => undefined));
  const network = await UnsteadyProxy.before(standby.socket);
  cleanups.push(() => network.close());
  const bazaar = await Bazaar.open({
    env: {
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URL: `postgres://bazar@127.0.0.1:${network.port}/bazar`,
    },
  });
  cleanups.push(() => bazaar.close());
  return { primary, standby, network, bazaar };
}

test('visitors are answered by the replica, nobody by one that is behind, silent or gone, and people see at once what they did', async () => {
  const { primary, standby, network, bazaar } = await replicated();
  const [seller, visitor] = [new ApiVisitor(bazaar, 1), new ApiVisitor(bazaar, 2)];
  await seller.signIn();
  const id = await postStick(seller);
  const asked = (who: ApiVisitor) => who.get(getListing, { params: { id } });
  const isRead = async () => {
    const before = standby.reads('listings');
    await asked(visitor);
    return standby.reads('listings') > before;
  };

  await expect.poll(isRead).toBe(true);
  const before = primary.reads('advertisers');
  await asked(visitor);
  expect(primary.reads('advertisers')).toBe(before);

  // Nothing reaches the replica any more, which goes on answering.
  await standby.query('select pg_wal_replay_pause()');
  const reads = standby.reads('listings');
  await seller.get(reserveListing, { params: { id } });
  expect((await asked(seller)).state).toBe('reserved');
  expect(standby.reads('listings')).toBe(reads);
  const newest = await postStick(seller, { title: 'Hůl, kterou replika ještě nezná' });
  expect((await visitor.get(getListing, { params: { id: newest } })).id).toBe(newest);

  const answers: { since: number; state: string }[] = [];
  await primary.query(`update listings set price = 777 where id = ${id}`);
  const written = performance.now();
  while (performance.now() - written < maxStalenessMs + 1_000) {
    const since = performance.now() - written;
    const { price } = await asked(visitor);
    answers.push({ since, state: price === 777 ? 'new' : 'old' });
    await sleep(25);
  }
  const old = answers.filter(({ state }) => state === 'old');
  expect(old.length).toBeGreaterThan(0);
  expect(Math.max(...old.map(({ since }) => since))).toBeLessThan(maxStalenessMs);
  expect(await isRead()).toBe(false);

  await standby.query('select pg_wal_replay_resume()');
  await expect.poll(isRead).toBe(true);
  expect((await asked(visitor)).price).toBe(777);

  for (const [away, back] of [
    [() => standby.stop('SIGQUIT'), () => standby.start()],
    [() => network.fallSilent(), () => network.serveNewOnes()],
  ] as const) {
    let longest = 0;
    let over = false;
    const asking = Array.from({ length: 4 }, async () => {
      while (!over) {
        const begun = performance.now();
        const answer = await fetch(`${bazaar.url}/api/v1/listings/${id}`, {
          headers: { 'access-token': 'web' },
        });
        await answer.arrayBuffer();
        expect(answer.status).toBe(200);
        longest = Math.max(longest, performance.now() - begun);
      }
    });
    const said = bazaar.output.length;
    await away();
    await expect.poll(() => bazaar.output.slice(said)).toMatch(/is not read/);
    await back();
    await expect.poll(isRead).toBe(true);
    over = true;
    await Promise.all(asking);
    expect(longest).toBeLessThan(8_000);
  }
}, 120_000);
