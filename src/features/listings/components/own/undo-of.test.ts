import { expect, test } from 'vitest';
import { undoOf } from './undo-of.ts';

const active = { id: 7, state: 'active' } as const;

test('a sold piece, a sale, a withdrawal and a reservation can be reverted', () => {
  const pieces = { ...active, remaining: 3 };
  expect(undoOf({ move: 'remaining', id: '7', remaining: '2' }, pieces)).toEqual({
    move: 'remaining',
    id: '7',
    remaining: '3',
  });
  expect(undoOf({ move: 'sell', id: '7', price: '500' }, active)).toEqual({ move: 'reopen', id: '7' });
  expect(undoOf({ move: 'withdraw', id: '7' }, active)).toEqual({ move: 'reopen', id: '7' });
  expect(undoOf({ move: 'reserve', id: '7' }, active)).toEqual({ move: 'release', id: '7' });
});

test('nothing offers to revert what would come back different, or not at all', () => {
  expect(undoOf({ move: 'sell', id: '7' }, { ...active, state: 'reserved' })).toBeUndefined();
  expect(undoOf({ move: 'release', id: '7' }, { ...active, state: 'reserved' })).toBeUndefined();
  expect(undoOf({ move: 'renew', id: '7' }, active)).toBeUndefined();
  expect(undoOf({ move: 'remaining', id: '7' }, undefined)).toBeUndefined();
});
