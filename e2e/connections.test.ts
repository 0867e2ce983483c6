import { expect, test } from 'vitest';
import { Bazaar } from './bazaar.ts';

/** As in docs/operations.md: besides those of pages, nine of the queue, two that listen, one for migrations. */
const beside = 12;

test('under load, a process stays within the documented number of connections', async () => {
  const bazaar = await Bazaar.open({ env: { DATABASE_CONNECTIONS: '4' } });
  try {
    let max = 0;
    let asking = true;
    const count = async () => {
      while (asking) {
        const [row] = await bazaar.query<{ open: string }>(
          `select count(*) as open from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
        );
        max = Math.max(max, Number(row?.open));
      }
    };
    const counting = count();
    const ask = (n: number) => fetch(`${bazaar.url}/vyhledavani?q=hul${n}&price=${n}-`);
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const answer = await ask(n);
        await answer.text();
        return answer.status;
      }),
    );
    asking = false;
    await counting;
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(max).toBeGreaterThan(4);
    expect(max).toBeLessThanOrEqual(4 + beside);
  } finally {
    await bazaar.close();
  }
});
