import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { collectOptions } from './collect.ts';
import { options } from './contract.ts';

const of = (environment: Record<string, string>) => collectOptions(readConfig(environment), 'build');

it('says all that the shell of a page needs, as its contract promises', () => {
  const collected = of({ CONTACT_EMAIL: 'info@bazar.example', SOCIAL_X: 'https://x.com/bazar' });
  expect(options.strict().parse(collected)).toEqual(collected);
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

it('shows the way to the outbox only in development, where nothing is really sent', () => {
  expect(of({ PORT: '3000' }).outboxUrl).toBe('http://127.0.0.1:3000/posta');
  expect(of({ SMTP_URL: 'smtp://mail.example' })).not.toHaveProperty('outboxUrl');
  expect(of({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' })).not.toHaveProperty('outboxUrl');
});
