import { expect, it } from 'vitest';
import { errorCatalogue, isRefusal, refuse } from './errors.ts';

const all = Object.entries(errorCatalogue);

it.each(all)('%s has a status of a refusal and a whole Czech sentence', (_, { status, message }) => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  expect(message).toMatch(/^\p{Lu}/u);
  expect(message).not.toContain('!');
});

it('signs the visitor out for nothing but a token that does not hold', () => {
  expect(all.filter(([, { status }]) => status === 401).map(([code]) => code)).toEqual(['not-signed-in']);
});

it('says the sentences of the specification word for word', () => {
  expect(errorCatalogue['wrong-pin'].message).toBe('Špatný PIN');
  expect(errorCatalogue['invalid-verification'].message).toBe('Neplatné ověření');
  expect(errorCatalogue['listing-inactive'].message).toBe('Tento inzerát již není aktivní.');
  expect(errorCatalogue['listing-blocked'].message).toBe('Inzerát porušoval podmínky inzerce a byl smazán.');
  expect(errorCatalogue['not-signed-in'].message).toBe('Neplatný přístup, byl jsi odhlášen.');
  expect(errorCatalogue['unexpected'].message).toBe('Došlo k neznámé chybě.');
});

it('tells a refusal from an answer', () => {
  expect(isRefusal(refuse('wrong-pin', { fields: { pin: ['Špatný PIN'] } }))).toBe(true);
  for (const answer of [{ sent: true }, [], 'refused', null, undefined])
    expect(isRefusal(answer)).toBe(false);
});
