import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal } from '../../contract/errors.ts';
import { installCzechErrorMap } from '../../contract/messages.ts';
import { newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { sampleCompany, fakeRegister } from '../../../test/register.ts';
import { findCompany } from '../companies/index.ts';
import { openDraft } from '../listings/drafts.ts';
import { type ProfileForm, profileForm } from './contract.ts';
import { getProfile, saveProfile } from './get-profile.ts';

installCzechErrorMap();
const platform = await testPlatform();
const register = await fakeRegister();

const form: ProfileForm = { sellsAs: 'private', placeShown: 'district', phoneShown: 'no' };

async function saved(viewer: Viewer, given: ProfileForm) {
  const profile = await saveProfile(platform, viewer, given);
  if (isRefusal(profile)) throw new Error(`Not saved: ${profile.refused}`);
  return profile;
}

describe('a profile', () => {
  it('shows the first name and an initial or the chosen name, and the old page address still works', async () => {
    const viewer = await newAdvertiser(platform);
    const before = await getProfile(platform, viewer.advertiserId);
    const named = await saved(viewer, { ...form, fullName: 'Jana Nováková' });
    expect(named).toMatchObject({ publicName: 'Jana N.', fullName: 'Jana Nováková' });
    expect(named.slug).toMatch(/^jana-n-\d{6}$/);
    const chosen = await saved(viewer, {
      ...form,
      fullName: 'Jana Nováková',
      publicName: 'Jana z Brna',
    });
    expect(chosen.publicName).toBe('Jana z Brna');
    const old = await platform.db
      .selectFrom('advertiser_old_slugs')
      .where('advertiser_id', '=', viewer.advertiserId)
      .select('slug')
      .execute();
    expect(old.map(({ slug }) => slug).toSorted()).toEqual([before.slug, named.slug].toSorted());
    const back = await saved(viewer, { ...form, fullName: 'Jana Nováková' });
    expect(back.slug).toBe(named.slug);
  });

  it('sets the default place visibility of new listings', async () => {
    const viewer = await newAdvertiser(platform);
    expect((await openDraft(platform, viewer, 'offer')).values).toEqual({});
    await saved(viewer, { ...form, placeShown: 'exact' });
    expect((await openDraft(platform, viewer, 'demand')).values).toEqual({ placeShown: 'exact' });
  });

  it('of a trader requires company, IČO and address', () => {
    const { error } = profileForm.safeParse({
      ...form,
      sellsAs: 'trader',
      city: 'Brno',
      vatId: 'cz 123',
      postcode: '602',
    });
    const wrong = Object.fromEntries(
      (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    );
    const required = 'Toto pole je povinné';
    expect(wrong).toEqual({
      companyId: required,
      companyName: required,
      street: required,
      vatId: 'DIČ začíná CZ a má osm až deset číslic.',
      postcode: 'PSČ má pět číslic.',
    });
    const trader = profileForm.safeParse({ ...form, sellsAs: 'trader', city: 'Brno', companyName: '  ' });
    expect(trader.error?.issues.map(({ path }) => path[0])).toEqual([
      'companyId',
      'companyName',
      'street',
      'postcode',
    ]);
  });
});

describe('a company name', () => {
  const withRegister = {
    ...platform,
    config: { ...platform.config, aresBaseUrl: register.address },
  };
  const trader = { ...form, sellsAs: 'trader', companyName: sampleCompany.obchodniJmeno } as const;
  const seat = { street: 'Halova 1', city: 'Brno', postcode: '602 00' };
  const wrong = { ...trader, ...seat, companyId: '61989592' };

  it('looked up for another IČO is refused, an unknown one is accepted', async () => {
    const viewer = await newAdvertiser(platform);
    await findCompany(withRegister, { companyId: sampleCompany.ico, advertiserId: viewer.advertiserId });
    expect(await saveProfile(withRegister, viewer, wrong)).toMatchObject({
      fields: {
        companyId: ['Obchodní jméno patří k IČO 27074358. Oprav IČO, nebo načti údaje z ARES znovu.'],
      },
    });
    expect(await saveProfile(withRegister, viewer, { ...wrong, companyName: 'Jiná firma' })).toMatchObject({
      companyId: '61989592',
    });
  });

  it('stored with another IČO is refused too, unless the register is down', async () => {
    const viewer = await newAdvertiser(platform);
    const own = { ...wrong, companyName: 'Palice a syn', companyId: '00216224' };
    expect(await saveProfile(withRegister, viewer, own)).toMatchObject({ companyId: '00216224' });
    expect(await saveProfile(withRegister, viewer, { ...own, companyId: '44992785' })).toHaveProperty(
      'refused',
    );
    register.mood = 'down';
    expect(await saveProfile(withRegister, viewer, { ...own, companyId: '00006947' })).toMatchObject({
      companyId: '00006947',
    });
  });
});

describe('the profile of a private person', () => {
  it("is saved whatever a trader's hidden fields contain, and ignores them", async () => {
    const viewer = await newAdvertiser(platform);
    const typed = { companyId: '1234', vatId: 'cz 123', postcode: '602', street: 'Halova 1', city: '' };
    const read = profileForm.parse({ ...form, ...typed, companyName: 'x'.repeat(500) });
    const profile = await saved(viewer, { ...read, fullName: 'Jana Nováková' });
    expect(profile).toMatchObject({ sellsAs: 'private', fullName: 'Jana Nováková' });
    const { companyId, companyName, vatId, postcode, street } = profile;
    expect({ companyId, companyName, vatId, postcode, street }).toEqual({});
  });
});
