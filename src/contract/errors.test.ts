import { expect, it } from 'vitest';
import { errorCatalogue, isRefusal, refuse } from './errors.ts';

const all = Object.entries(errorCatalogue);

it.each(all)('%s has a 4xx or 5xx status and a complete Czech sentence', (_, { status, message }) => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  expect(message).toMatch(/^\p{Lu}/u);
  expect(message).not.toContain('!');
});

it('only an invalid token signs the visitor out', () => {
  expect(all.filter(([, { status }]) => status === 401).map(([code]) => code)).toEqual(['not-signed-in']);
});

it('has the sentences of the specification verbatim', () => {
  expect(errorCatalogue['wrong-pin'].message).toBe('Špatný PIN');
  expect(errorCatalogue['invalid-verification'].message).toBe('Neplatné ověření');
  expect(errorCatalogue['listing-inactive'].message).toBe('Tento inzerát již není aktivní.');
  expect(errorCatalogue['listing-blocked'].message).toBe('Inzerát porušoval podmínky inzerce a byl smazán.');
  expect(errorCatalogue['not-signed-in'].message).toBe('Neplatný přístup, byl jsi odhlášen.');
  expect(errorCatalogue['unexpected'].message).toBe('Došlo k neznámé chybě.');
});

it('distinguishes a refusal from a result', () => {
  expect(isRefusal(refuse('wrong-pin', { fields: { pin: ['Špatný PIN'] } }))).toBe(true);
  for (const answer of [{ sent: true }, [], 'refused', null, undefined])
    expect(isRefusal(answer)).toBe(false);
});
