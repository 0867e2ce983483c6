import { expect, test } from 'vitest';
import { brandRows } from './listing-body.tsx';

test('a line recognized in the title is shown only beside its brand', () => {
  const product = { slug: 'zone-supreme', name: 'Supreme' };
  const names = (given: Partial<Parameters<typeof brandRows>[0]>) =>
    brandRows({ product, ...given }).map(({ name }) => name);
  expect(names({})).toEqual([]);
  expect(names({ brandName: 'Zone' })).toEqual(['Značka', 'Modelová řada']);
  expect(names({ model: 'Supreme' })).toEqual(['Model']);
});
