import { expect, it } from 'vitest';
import { admin } from '../../../test/memberships.ts';
import { testPlatform } from '../../../test/platform.ts';
import { readConfig } from '../../config.ts';
import { changeLevel } from '../memberships/change-level.ts';
import { updateLevel } from '../memberships/db-levels.ts';
import { collectSiteConfig, readSiteConfig } from './feature.ts';
import { options } from './contract.ts';

const of = (environment: Record<string, string>) => collectSiteConfig(readConfig(environment), 'build');

it('contains what the page shell needs, as in its contract', () => {
  const collected = of({ CONTACT_EMAIL: 'info@bazar.example', SOCIAL_X: 'https://x.com/bazar' });
  expect(options.omit({ membershipLevels: true }).strict().parse(collected)).toEqual(collected);
  expect(collected.categories.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['florbalky', 'cepele']),
  );
  expect(collected.conditions.map(({ label }) => label)).toEqual([
    'Nové s visačkou',
    'Jako nové',
    'Použité',
    'Na díly / poškozené',
  ]);
  expect(collected.regions).toHaveLength(14);
  expect(collected.limits).toMatchObject({
    photosPerUpload: 5,
    photosPerListing: 10,
    searchMinLength: 3,
    titleMax: 80,
  });
  expect(collected.contact).toEqual({ email: 'info@bazar.example' });
  expect(collected.social).toMatchObject({ x: 'https://x.com/bazar' });
});

it('contains the outbox URL only in development, when no mail is really sent', () => {
  expect(of({ PORT: '3000' }).outboxUrl).toBe('http://127.0.0.1:3000/posta');
  expect(of({ NODE_ENV: 'development', APP_URL: 'https://bazar.example' })).not.toHaveProperty('outboxUrl');
  expect(of({ SMTP_URL: 'smtp://mail.example' })).not.toHaveProperty('outboxUrl');
  const production = {
    SMTP_URL: 'smtp://mail.example',
    OPERATOR_NAME: 'Jan Novák',
    OPERATOR_ID: '12345679',
    OPERATOR_ADDRESS: 'Brno',
  };
  expect(of({ NODE_ENV: 'production', ...production })).not.toHaveProperty('outboxUrl');
});

it('contains the levels as set by an admin: at once here, within a second in other processes', async () => {
  const platform = await testPlatform();
  const club = async () => {
    const { membershipLevels } = options.strict().parse(await readSiteConfig(platform));
    return membershipLevels.find(({ id }) => id === 'club');
  };
  expect(await club()).toMatchObject({ name: 'Klub', cards: 40, priceCzk: 99, tops: 2 });
  await changeLevel(platform, admin, { id: 'club', cards: 50, tops: 3, priceCzk: 149, reason: 'nový ceník' });
  expect(await club()).toMatchObject({ cards: 50, priceCzk: 149, tops: 3 });
  await updateLevel(platform.db, 'club', { cards: 60, tops: 3, price_czk: 149 });
  platform.clock.advance(999);
  expect(await club()).toMatchObject({ cards: 50 });
  platform.clock.advance(1);
  expect(await club()).toMatchObject({ cards: 60 });
});
