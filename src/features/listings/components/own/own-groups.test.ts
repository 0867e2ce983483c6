import { expect, test } from 'vitest';
import { countedGroups, groupOf } from './own-groups.ts';

const counts = { active: 2, reserved: 1, sold: 3, withdrawn: 0, expired: 4, resting: 0, held: 0, blocked: 0 };
const labels = (some: { label: string; count: number; current: boolean }[]) =>
  some.map(({ label, count, current }) => `${label} ${count}${current ? ' here' : ''}`);

test('live and ended listings are one tab each, subdivided only when selected', () => {
  const whole = countedGroups(counts, 1, 'vse');
  expect(labels(whole.groups)).toEqual(['Vše 11 here', 'Aktivní 3', 'Koncepty 1', 'Ukončené 7']);
  expect(whole.parts).toEqual([]);
  const reserved = countedGroups(counts, 1, 'rezervovane');
  expect(labels(reserved.groups)).toContain('Aktivní 3 here');
  expect(labels(reserved.parts)).toEqual(['Volné 2', 'Rezervované 1 here']);
  const ended = countedGroups(counts, 1, 'ukoncene');
  expect(labels(ended.groups).at(-1)).toBe('Ukončené 7 here');
  expect(labels(ended.parts)).toEqual(['Prodané a vyřízené 3', 'Vypršelé 4']);
  const expired = countedGroups(counts, 1, 'vyprsele');
  expect(labels(expired.groups).at(-1)).toBe('Ukončené 7 here');
  expect(labels(expired.parts)).toEqual(['Prodané a vyřízené 3', 'Vypršelé 4 here']);
});

test('an empty tab stays while it is selected, and an unknown parameter shows everything', () => {
  expect(labels(countedGroups(counts, 0, 'koncepty').groups)).toContain('Koncepty 0 here');
  expect(labels(countedGroups(counts, 0, 'stazene').parts)).toContain('Stažené 0 here');
  expect(groupOf('nesmysl').id).toBe('vse');
});
