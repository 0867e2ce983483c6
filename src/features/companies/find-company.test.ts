import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { sampleCompany, fakeRegister } from '../../../test/register.ts';
import { signedIn } from '../../../test/sign-in.ts';
import { findCompany } from './feature.ts';

const register = await fakeRegister();
const platform = await testPlatform();
const { advertiser } = await signedIn(platform, 'obchod@example.com');
const withRegister = { ...platform, config: { ...platform.config, aresBaseUrl: register.address } };
const ask = (companyId = sampleCompany.ico) =>
  findCompany(withRegister, { companyId, advertiserId: advertiser.id });

beforeEach(async () => {
  register.mood = 'well';
  register.asked.length = 0;
  await platform.db.deleteFrom('companies').execute();
  await platform.db.deleteFrom('company_lookups').execute();
});

describe('looking up a company by its IČO', () => {
  it('returns name, address and VAT number as the form needs them', async () => {
    expect(await ask()).toEqual({
      companyId: '27074358',
      name: 'Palice & Míček s.r.o.',
      vatId: 'CZ27074358',
      street: 'Halova 778/3a',
      city: 'Brno',
      postcode: '602 00',
      endedOn: undefined,
    });
  });

  it('omits the VAT number of a company that does not pay VAT', async () => {
    register.known.set('61989592', {
      ...sampleCompany,
      ico: '61989592',
      seznamRegistraci: { stavZdrojeDph: 'NEEXISTUJICI' },
    });
    expect(await ask('61989592')).toMatchObject({ vatId: undefined });
  });

  it('calls the register once a day, also for unknown companies', async () => {
    await ask();
    expect(await ask()).toMatchObject({ name: sampleCompany.obchodniJmeno });
    expect(await ask('00216224')).toMatchObject({ refused: 'company-not-found' });
    expect(await ask('00216224')).toMatchObject({ refused: 'company-not-found' });
    expect(register.asked).toEqual(['27074358', '00216224']);
    platform.clock.advance(24 * 60 * 60 * 1000 + 1);
    await ask();
    expect(register.asked).toHaveLength(3);
  });

  it.each(['broken', 'down'] as const)(
    'is refused while the register is %s, and then tried again',
    async (mood) => {
      register.mood = mood;
      expect(await ask()).toEqual({ refused: 'register-unavailable' });
      register.mood = 'well';
      expect(await ask()).toMatchObject({ name: sampleCompany.obchodniJmeno });
    },
  );

  it('times out after five seconds', async () => {
    register.mood = 'slow';
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce((milliseconds) => {
      expect(milliseconds).toBe(5_000);
      const soon = new AbortController();
      setTimeout(() => soon.abort(new Error('too slow')), 50);
      return soon.signal;
    });
    expect(await ask()).toEqual({ refused: 'register-unavailable' });
    expect(timeout).toHaveBeenCalledOnce();
  });

  it('is limited', async () => {
    register.mood = 'broken';
    for (let call = 0; call < 20; call += 1) await ask();
    expect(await ask()).toEqual({ refused: 'too-many-requests' });
    expect(register.asked).toHaveLength(20);
  });
});
