import { expect, test } from 'vitest';
import { byUrgency } from './overview-tiles.tsx';

test('tiles that somebody must act on come first, each kind in its own order', () => {
  const tiles = [
    { title: 'Disk', state: 'well' },
    { title: 'Záloha', state: 'warn' },
    { title: 'Databáze', state: 'well' },
    { title: 'Úlohy', state: 'error' },
    { title: 'Nové', state: 'plain' },
  ] as const;
  expect(byUrgency(tiles).map(({ title }) => title)).toEqual(['Úlohy', 'Záloha', 'Nové', 'Disk', 'Databáze']);
});
