import { expect, test } from 'vitest';
import { stepOfDraft, wizardUrls } from '../../../contract/urls.ts';
import { stepsAt } from './wizard-frame.tsx';

const marked = (step: Parameters<typeof stepsAt>[1]) =>
  stepsAt('offer', step).map(({ label, state }) => `${label} ${state}`);

test('the preview follows the photos, links back to them, and is not the last step', () => {
  expect(marked('preview')).toEqual(['Ověření done', 'Údaje done', 'Fotky done', 'Náhled current']);
  expect(stepsAt('offer', 'preview', 'd1')[2]?.to).toBe(stepOfDraft(wizardUrls.offer.photos, 'd1'));
  expect(marked(2)).toEqual(['Ověření done', 'Údaje done', 'Fotky current', 'Hotovo coming']);
});

test('no step links back after publishing', () => {
  expect(marked(3)).toEqual(['Ověření done', 'Údaje done', 'Fotky done', 'Hotovo current']);
  expect(stepsAt('offer', 3).flatMap(({ to }) => to ?? [])).toEqual([]);
});
