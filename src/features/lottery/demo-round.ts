import { isRefusal } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeDueLists, openDraft, slugOfName } from './rounds.ts';
import { dayInPrague } from '../../contract/prague-day.ts';
import { winnersOf, setPrize } from './db-prizes.ts';
import { insertRound } from './db-rounds.ts';
import { drawDueRounds } from './draw.ts';

const day = 86_400_000;
/** In days ago: the round lasts two weeks and is drawn on the day after its end. */
const days = { first: 24, last: 11, draw: 10 };

/**
 * Holds a round in the past over the existing demo listings, by the same steps as a real one. Prizes are handed over
 * at once. Does nothing when it exists already.
 */
export async function addDemoRound(platform: Platform): Promise<void> {
  const now = platform.clock.now().getTime();
  const ago = (count: number) => new Date(now - count * day);
  const at = (moment: Date): Platform => ({ ...platform, clock: { now: () => moment } });
  const id = platform.ids.uuid();
  const name = 'Ukázkové kolo';
  const opened = await platform.db.transaction().execute(async (db) => {
    const drafted = await insertRound(
      db,
      { id, now: ago(days.first), demo: true },
      {
        slug: slugOfName(name),
        name,
        prize: 'Florbalka podle výběru (jen ukázka)',
        prizeValueCzk: 2500,
        prizes: 1,
        firstDay: dayInPrague(ago(days.first)),
        lastDay: dayInPrague(ago(days.last)),
        drawAt: `${dayInPrague(ago(days.draw))}T12:00`,
        drawsItself: true,
      },
    );
    if (!drafted) return false;
    const refused = await openDraft(at(ago(days.first)), db, id);
    if (isRefusal(refused)) throw new Error(`The demo round: ${refused.refused}`);
    return true;
  });
  if (!opened) return;
  const { draw_at } = await platform.db
    .selectFrom('lottery_rounds')
    .where('id', '=', id)
    .select('draw_at')
    .executeTakeFirstOrThrow();
  const afterwards = at(draw_at);
  await closeDueLists(afterwards);
  await drawDueRounds(afterwards);
  for (const winner of await winnersOf(platform.db, [id]))
    await setPrize(platform.db, winner.id, { state: 'handed-over', settled_at: afterwards.clock.now() });
}
