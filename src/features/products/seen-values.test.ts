import { expect, test } from 'vitest';
import { categoryForm } from '../catalogue/index.ts';
import { seenRows } from './seen-values.ts';

const sticks = categoryForm('florbalky')?.attributes ?? [];
const shoes = categoryForm('boty')?.attributes ?? [];

test('numbers become a range with the most common one, choices are ordered by frequency', () => {
  const rows = seenRows(sticks, [
    { key: 'shaftLengthCm', value: '96', count: 3 },
    { key: 'shaftLengthCm', value: '100', count: 1 },
    { key: 'shaftLengthCm', value: '87', count: 1 },
    { key: 'hand', value: 'right', count: 1 },
    { key: 'hand', value: 'left', count: 4 },
    { key: 'flexMm', value: '26', count: 2 },
  ]);
  expect(rows).toEqual([
    { label: 'Délka shaftu', value: '87–100\u00a0cm, nejčastěji\u00a096' },
    { label: 'Flex', value: '26\u00a0mm' },
    { label: 'Strana', value: 'Levá (L)\u00a0(4), Pravá (P)\u00a0(1)' },
  ]);
});

test('a value of a single offer is omitted', () => {
  expect(seenRows(sticks, [{ key: 'flexMm', value: '26', count: 1 }])).toEqual([]);
});

test('half sizes have a Czech decimal comma', () => {
  const [row] = seenRows(shoes, [
    { key: 'shoeSizeEu', value: '42.5', count: 1 },
    { key: 'shoeSizeEu', value: '44', count: 1 },
  ]);
  expect(row?.value).toContain('42,5–44');
});

test('values unknown to the catalogue are omitted', () => {
  expect(seenRows(sticks, [{ key: 'hand', value: 'third', count: 5 }])).toEqual([]);
});
