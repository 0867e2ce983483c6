import { expect, test } from 'vitest';
import { conditionLabel, wearLabel } from '../../catalogue/index.ts';
import { conditionLabels, conditionLevel, formatCondition, wearLabels } from './format-condition.ts';

test('cards use the catalogue’s labels of condition and wear', () => {
  for (const [id, label] of Object.entries(conditionLabels)) expect(label).toBe(conditionLabel(id));
  for (const [id, label] of Object.entries(wearLabels)) expect(label).toBe(wearLabel(id));
});

test('a used item is described by its wear', () => {
  expect(formatCondition({ condition: 'used', wear: 'moderate' })).toBe('Hrané, plně funkční');
  expect(formatCondition({ condition: 'like-new' })).toBe('Jako nové');
  expect(formatCondition({})).toBeUndefined();
});

test('heavy wear leaves one bar of the meter', () => {
  expect(conditionLevel({ condition: 'new' })).toBe(4);
  expect(conditionLevel({ condition: 'used', wear: 'light' })).toBe(2);
  expect(conditionLevel({ condition: 'used', wear: 'heavy' })).toBe(1);
  expect(conditionLevel({ condition: 'damaged' })).toBe(1);
});
