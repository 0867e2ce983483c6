import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { categoryForm } from '../../../catalogue/index.ts';
import type { FormFields } from '../../../../ui/forms/form-fields.ts';
import { ListingFields } from './listing-fields.tsx';

const limits = { titleMin: 5, titleMax: 80, descriptionMin: 20, descriptionMax: 4000 };

/** HTML of the stick form with these values, rendered on the server. */
function formOf(kind: 'offer' | 'demand', values: FormFields = {}): string {
  const category = categoryForm('florbalky');
  if (!category) throw new Error('No form');
  const place = {
    chosen: undefined,
    districts: [],
    typed: { name: '', districtCode: '' },
    postcodesKnown: false,
    suggest: async () => [],
  };
  const part = { kind, values, errors: {}, category, limits, categories: [], categoryPart: null, place };
  const Page = createRoutesStub([{ path: '/', Component: () => <ListingFields {...part} /> }]);
  return renderToString(<Page />);
}

test.each([
  ['attributes.bladeHardness', 'Další parametry, když je víš'],
  ['quantity', 'Mám jich víc stejných'],
])('%s of an offer is collapsed under %s until it has a value', (name, summary) => {
  const folded = (html: string) =>
    [...html.matchAll(/<details([^>]*)><summary>([^<]*)<\/summary>(.*?)<\/details>/g)].find(
      ([, , words]) => words === summary,
    );
  const [empty, filled] = [folded(formOf('offer')), folded(formOf('offer', { [name]: '2' }))];
  expect(empty?.[3]).toContain(`name="${name}"`);
  expect(empty?.[1]).not.toContain('open');
  expect(filled?.[1]).toContain('open');
  for (const asked of ['attributes.shaftLengthCm', 'attributes.hand', 'attributes.flexMm', 'model'])
    expect(empty?.[3]).not.toContain(`name="${asked}"`);
});

test.each(['offer', 'demand'] as const)(
  'how a thing changes hands is asked beside the price of an %s, never folded away',
  (kind) => {
    const panels = formOf(kind).split('<section');
    const price = panels.findIndex((panel) => panel.includes('name="priceType"'));
    expect(price).toBeGreaterThan(0);
    expect(panels.map((panel) => panel.includes('Osobní předání')).indexOf(true)).toBe(price);
    expect(panels[price]?.slice(0, panels[price]?.indexOf('Osobní předání'))).not.toContain('<details');
  },
);
