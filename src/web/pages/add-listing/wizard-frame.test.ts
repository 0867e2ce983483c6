import { expect, test } from 'vitest';
import { stepOfDraft, wizardUrls } from '../../../contract/urls.ts';
import { stepsAt } from './wizard-frame.tsx';

const marked = (step: Parameters<typeof stepsAt>[1]) =>
  stepsAt('offer', step).map(({ label, state }) => `${label} ${state}`);

test('the preview is the last step, under one name throughout, and links back to the photos', () => {
  expect(marked(3)).toEqual(['Ověření done', 'Údaje done', 'Fotky done', 'Náhled current']);
  expect(stepsAt('offer', 3, 'd1')[2]?.to).toBe(stepOfDraft(wizardUrls.offer.photos, 'd1'));
  expect(marked(2)).toEqual(['Ověření done', 'Údaje done', 'Fotky current', 'Náhled coming']);
});

test('after publishing all steps are done and none links back', () => {
  expect(marked('published')).toEqual(['Ověření done', 'Údaje done', 'Fotky done', 'Náhled done']);
  expect(stepsAt('offer', 'published').flatMap(({ to }) => to ?? [])).toEqual([]);
});
