import { expect, test } from 'vitest';
import { addListing, codeOf, filledDraft, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { builtInCode } from '../places/districts.ts';
import { storeBuiltIn } from '../places/db.ts';
import { liveCards } from './card.ts';
import { checkDraft } from './check-draft.ts';

const platform = await testPlatform();
await loadTowns(platform);
const lhota = (districtCode: string, lat: number) => ({
  code: builtInCode('Lhota', districtCode),
  name: 'Lhota',
  districtCode,
  lat,
  lon: 14.5,
  weight: 1,
});
await storeBuiltIn(platform.db, [lhota('CZ0203', 50.1), lhota('CZ0209', 50.2)]);
const viewer = await newAdvertiser(platform);

test('an ambiguous municipality is shown with its district, an unambiguous one by its name alone', async () => {
  const ids = [
    await addListing(platform, viewer, { values: { place: builtInCode('Lhota', 'CZ0203') } }),
    await addListing(platform, viewer, { values: { place: codeOf('Kuřim') } }),
    await addListing(platform, viewer, {
      values: { place: builtInCode('Lhota', 'CZ0209'), placeShown: 'district' },
    }),
    await addListing(platform, viewer, {
      values: { place: '', placeName: 'Lhota', placeDistrict: 'CZ0642' },
    }),
  ];
  const cards = await liveCards(platform, ids);
  expect(ids.map((id) => cards.get(id)?.locations[0].name)).toEqual([
    'Lhota, okres Kladno',
    'Kuřim',
    'okres Praha-východ',
    'Lhota, okres Brno-město',
  ]);
});

test('a preview shows the place as the published listing will', async () => {
  const values = { place: builtInCode('Lhota', 'CZ0203') };
  const draft = await filledDraft(platform, viewer, { values });
  expect(await checkDraft(platform, viewer, draft)).toMatchObject({
    locations: [{ name: 'Lhota, okres Kladno' }],
  });
});
