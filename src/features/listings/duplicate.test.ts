import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { filledDraft, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import { checkDraft } from './check-draft.ts';
import type { FormValues, ListingState } from './contract.ts';
import { setState } from './db.ts';
import { getDraft } from './drafts.ts';
import { hasSameText } from './duplicate.ts';
import { publish } from './publish.ts';

const description = 'Hůl po jedné sezoně, bez prasklin, čerstvě omotaná.';

test.each([
  ['Unihoc Epic 26, 96 cm', 'UNIHOC EPIC 26 96cm', true],
  ['Unihoc Epic 26, 96 cm', '96 cm Unihoc Epic 26', true],
  ['Unihoc Epic 26, 96 cm', 'Unihoc Epic 26, 92 cm', false],
  ['Dres vel. M, kus 1', 'Dres vel. M, kus 2', false],
  ['Brankářská maska', 'Brankářská vesta', false],
])('„%s“ and „%s“ are recognized as the same: %s', (title, other, same) => {
  expect(hasSameText({ title, description }, { title: other, description })).toBe(same);
});

test('texts are compared symmetrically, regardless of case, order and punctuation', () => {
  const words = fc.array(fc.constantFrom('hůl', 'Epic', '96', 'cm', 'levá', 'nová', '26'), { maxLength: 6 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const text = (said: readonly string[], gap = ' ') => ({ title: said.join(gap), description });
      expect(hasSameText(text(one), text(other))).toBe(hasSameText(text(other), text(one)));
      const shuffled = one.toReversed().map((word) => word.toUpperCase());
      expect(hasSameText(text(one), text(shuffled, ', '))).toBe(true);
    }),
  );
});

const platform = await testPlatform();
await loadTowns(platform);

const draftOf = (viewer: Viewer, values: FormValues = {}) => filledDraft(platform, viewer, { values });
const published = async (viewer: Viewer) => given(await publish(platform, viewer, await draftOf(viewer)));

describe('a second listing of the same item', () => {
  it('is refused while the first one is live or can be renewed, and its draft is kept', async () => {
    const viewer = await newAdvertiser(platform);
    const { id, slug, title } = await published(viewer);
    const draft = await draftOf(viewer, { price: '900' });
    for (const state of ['active', 'reserved', 'resting', 'held', 'expired'] satisfies ListingState[]) {
      await setState(platform.db, id, state, platform.clock.now());
      expect(await publish(platform, viewer, draft)).toEqual(refuse('listing-duplicate'));
      expect(await checkDraft(platform, viewer, draft)).toMatchObject({
        duplicateOf: { id, slug, title, state },
      });
    }
    expect(await getDraft(platform, viewer, draft)).toMatchObject({ values: { price: '900' } });
  });

  it('is refused while the first one is held for review, even if declared as one of several', async () => {
    const viewer = await newAdvertiser(platform);
    const { id } = await published(viewer);
    const draft = await draftOf(viewer);
    await setState(platform.db, id, 'held', platform.clock.now());
    expect(await publish(platform, viewer, draft, { several: true })).toEqual(refuse('listing-duplicate'));
    await setState(platform.db, id, 'active', platform.clock.now());
    expect(await publish(platform, viewer, draft, { several: true })).toMatchObject({ state: 'active' });
  });

  it.each(['sold', 'withdrawn', 'blocked'] as const)('is accepted when the first is %s', async (state) => {
    const viewer = await newAdvertiser(platform);
    const { id } = await published(viewer);
    await setState(platform.db, id, state, platform.clock.now());
    expect(await published(viewer)).toMatchObject({ state: 'active' });
  });

  it('is accepted when its advertiser declares to have several', async () => {
    const viewer = await newAdvertiser(platform);
    await published(viewer);
    const same = await draftOf(viewer);
    expect(await publish(platform, viewer, same, { several: true })).toMatchObject({ state: 'active' });
  });

  it('is a different one if a parameter, the condition or the advertiser differs', async () => {
    const viewer = await newAdvertiser(platform);
    await published(viewer);
    const changes: FormValues[] = [{ 'attributes.hand': 'right' }, { condition: 'new' }];
    for (const change of changes)
      expect(await publish(platform, viewer, await draftOf(viewer, change))).toMatchObject({
        state: 'active',
      });
    expect(await published(await newAdvertiser(platform))).toMatchObject({ state: 'active' });
  });
});
