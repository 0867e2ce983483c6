import { beforeAll, beforeEach, expect, it } from 'vitest';
import { loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { admin, ordered, withAccount } from '../../../test/memberships.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { changeLevel } from './change-level.ts';
import { confirmOrder } from './confirm.ts';
import { updateLevels } from './feature.ts';
import { getMembership } from './views.ts';

const platform = withAccount(await testPlatform());
const day = 86_400_000;

let buyer: Viewer;
beforeAll(() => loadTowns(platform));
beforeEach(async () => {
  platform.clock.set(new Date('2026-05-04T10:00:00Z'));
  buyer = await newAdvertiser(platform);
});

const mine = () => getMembership(platform, buyer);
async function bought(level: string) {
  const { id } = await ordered(platform, buyer, level);
  await confirmOrder(platform, admin, { id, reason: 'platba na výpisu' });
}

it('keeps the limits of paying members when an admin reduces a level', async () => {
  await bought('club');
  const free = await newAdvertiser(platform);
  const smaller = { id: 'club', cards: 20, tops: 1, priceCzk: 99, reason: 'méně karet' };
  await changeLevel(platform, admin, smaller);
  await changeLevel(platform, admin, { ...smaller, id: 'basic', cards: 5, tops: 0 });
  expect(await mine()).toMatchObject({ cards: { limit: 40 }, tops: { limit: 2 } });
  expect(await getMembership(platform, free)).toMatchObject({ cards: { limit: 5 } });
  platform.clock.advance(31 * day);
  await updateLevels(platform);
  expect(await mine()).toMatchObject({ cards: { limit: 5 } });
  await bought('club');
  expect(await mine()).toMatchObject({ cards: { limit: 20 }, tops: { limit: 1 } });
  await changeLevel(platform, admin, { ...smaller, cards: 40, tops: 2 });
  await changeLevel(platform, admin, { ...smaller, id: 'basic', cards: 10, tops: 0 });
});

it('applies to members at once when an admin raises a level', async () => {
  await bought('club');
  const change = { id: 'club', cards: 50, tops: 3, priceCzk: 119, reason: 'od června víc karet' };
  expect(await changeLevel(platform, admin, change)).toMatchObject({ cards: 50, priceCzk: 119 });
  expect(await mine()).toMatchObject({ cards: { limit: 50 }, tops: { limit: 3 } });
  await changeLevel(platform, admin, { id: 'club', cards: 40, tops: 2, priceCzk: 99, reason: 'zpět' });
});
