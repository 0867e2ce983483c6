import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addPhotos } from '../../../test/albums.ts';
import { loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { stickValues, wantedStickValues } from '../../../test/stick-values.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import { attributesFromForm, categoryForm } from '../catalogue/index.ts';
import { outOfOrder } from '../catalogue/attributes-schema.ts';
import type { FormValues } from './contract.ts';
import { edit } from './edit.ts';
import { listingForm } from './form.ts';
import { getEndedListing, getListing } from './read-listing.ts';
import { listDrafts, openDraft, saveDraft } from './drafts.ts';
import { sell } from './move.ts';
import { publish } from './publish.ts';

const platform = await testPlatform();
await loadTowns(platform);
const stick = categoryForm('florbalky');
const title = 'Sháním florbalku 92–96 cm, levou nebo rovnou, do 800 Kč';

async function published(viewer: Viewer, kind: 'offer' | 'demand', values: FormValues, photos = 0) {
  const { id, albumId } = await openDraft(platform, viewer, kind);
  await saveDraft(platform, viewer, { id, values });
  await addPhotos(platform, albumId, photos);
  const answer = await publish(platform, viewer, id);
  if (isRefusal(answer)) throw new Error(`Not published: ${JSON.stringify(answer)}`);
  return answer;
}

test('a demand is published without a photo, titled by its fields, with the conditions it accepts', async () => {
  const { id } = await published(await newAdvertiser(platform), 'demand', wantedStickValues);
  expect(await getListing(platform, id)).toMatchObject({
    kind: 'demand',
    title,
    price: 800,
    photos: [],
    wantedConditions: 'Jako nové, Použité',
    attributes: [
      { label: 'Délka shaftu', value: '92–96\u00a0cm' },
      { label: 'Strana', value: 'Levá (L), Rovná' },
    ],
  });
});

test('the form of a demand round-trips, and an edit changes what is wanted', async () => {
  const viewer = await newAdvertiser(platform);
  const { id, version, values } = await published(viewer, 'demand', wantedStickValues);
  const before = await getListing(platform, id);
  expect(await edit(platform, viewer, { id, version, values })).toMatchObject({ values });
  expect(await getListing(platform, id)).toEqual(before);

  const wider = { ...values, 'attributes.shaftLengthCm.max': '101', wantedConditions: [] };
  await edit(platform, viewer, { id, version: version + 1, values: wider });
  const shown = await getListing(platform, id);
  expect(shown).toMatchObject({ title, facts: [{ label: 'strana' }, { value: '92–101\u00a0cm' }] });
  expect(shown).not.toHaveProperty('wantedConditions', expect.anything());
});

test('a demand is never free nor a swap, whatever its form contains', async () => {
  const viewer = await newAdvertiser(platform);
  const swap = { swap: 'on', swapWants: 'něco', swapHand: 'left' };
  const { id } = await published(viewer, 'demand', { ...wantedStickValues, ...swap });
  expect(await getListing(platform, id)).toMatchObject({ swap: false, swapWish: undefined });
});

test('an offer may state what it would accept in a swap', async () => {
  const viewer = await newAdvertiser(platform);
  const swap = { swap: 'on', swapWants: 'Kratší a měkčí', swapCategory: 'florbalky', swapSize: '87 cm' };
  const { id, version, values } = await published(viewer, 'offer', { ...stickValues, ...swap }, 1);
  expect(values).toMatchObject(swap);
  expect(await getListing(platform, id)).toMatchObject({
    swapWants: 'Kratší a měkčí',
    swapWish: { category: { slug: 'florbalky', name: 'Florbalky' }, size: '87 cm', hand: undefined },
  });
  await edit(platform, viewer, { id, version, values: { ...values, swap: '' } });
  expect(await getListing(platform, id)).toMatchObject({ swap: false, swapWish: undefined });
});

test('an invalid wanted item of a swap is reported next to its field', async () => {
  const viewer = await newAdvertiser(platform);
  const { id } = await openDraft(platform, viewer, 'offer');
  const swap = {
    swap: 'on',
    swapWants: 'cokoli',
    swapCategory: 'hokejky',
    swapHand: 'obě',
    swapSize: 'x'.repeat(41),
  };
  await saveDraft(platform, viewer, { id, values: { ...stickValues, ...swap } });
  expect(await publish(platform, viewer, id)).toMatchObject({
    fields: { swapHand: [validationMessages.notSelected], swapSize: [validationMessages.stringMax(40)] },
  });
  await saveDraft(platform, viewer, { id, values: { ...stickValues, ...swap, swapHand: '', swapSize: '' } });
  expect(await publish(platform, viewer, id)).toMatchObject({
    fields: { swapCategory: [validationMessages.notSelected] },
  });
});

test('untouched drafts are not listed; drafts of both kinds are', async () => {
  const viewer = await newAdvertiser(platform);
  await openDraft(platform, viewer, 'offer');
  expect(await listDrafts(platform, viewer)).toEqual([]);
  const { id } = await openDraft(platform, viewer, 'demand');
  await saveDraft(platform, viewer, { id, values: { category: 'boty', title: 'Sháním boty' } });
  expect(await listDrafts(platform, viewer)).toMatchObject([{ id, kind: 'demand' }]);
});

test('an ended listing still has a public title; a live or blocked one has none there', async () => {
  const viewer = await newAdvertiser(platform);
  const { id } = await published(viewer, 'demand', wantedStickValues);
  expect(await getEndedListing(platform, id)).toEqual(refuse('listing-not-found'));
  await sell(platform, viewer, id);
  expect(await getEndedListing(platform, id)).toMatchObject({ title, state: 'sold', kind: 'demand' });
  await platform.db.updateTable('listings').set({ state: 'blocked' }).where('id', '=', id).execute();
  expect(await getEndedListing(platform, id)).toEqual(refuse('listing-not-found'));
});

test('a wanted range is valid exactly when its ends are in order, and round-trips as typed', () => {
  const bound = fc.option(fc.integer({ min: 50, max: 104 }), { nil: undefined });
  fc.assert(
    fc.property(bound, bound, (min, max) => {
      const values: FormValues = {
        ...wantedStickValues,
        'attributes.shaftLengthCm.min': min === undefined ? '' : `${min} cm`,
        'attributes.shaftLengthCm.max': max === undefined ? '' : String(max),
      };
      const read = listingForm(stick, 'demand').safeParse(values);
      const inOrder = (min ?? 0) <= (max ?? Infinity);
      expect(read.success).toBe(inOrder);
      if (!inOrder) {
        expect(read.error?.issues).toMatchObject([
          { path: ['attributes', 'shaftLengthCm', 'min'], message: outOfOrder },
        ]);
        return;
      }
      const wanted = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
      const stated = Object.keys(wanted).length > 0 ? wanted : undefined;
      expect(read.data?.attributes['shaftLengthCm']).toEqual(stated);
      expect(stick && attributesFromForm(stick, 'demand', values)['shaftLengthCm']).toEqual(stated);
    }),
    { numRuns: 40 },
  );
});
