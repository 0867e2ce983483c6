import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { categoryForm } from '../../../catalogue/index.ts';
import { ListingFields } from './listing-fields.tsx';

test.each(['offer', 'demand'] as const)(
  'how a thing changes hands is asked beside the price of an %s, never folded away',
  (kind) => {
    const category = categoryForm('florbalky');
    if (!category) throw new Error('No form');
    const Page = createRoutesStub([
      {
        path: '/',
        Component: () => (
          <ListingFields
            kind={kind}
            values={{}}
            errors={{}}
            category={category}
            limits={{ titleMin: 5, titleMax: 80, descriptionMin: 20, descriptionMax: 4000 }}
            categories={[]}
            categoryPart={null}
            place={{
              chosen: undefined,
              districts: [],
              typed: { name: '', districtCode: '' },
              postcodesKnown: false,
              suggest: async () => [],
            }}
          />
        ),
      },
    ]);
    const panels = renderToString(<Page />).split('<section');
    const price = panels.findIndex((panel) => panel.includes('name="priceType"'));
    expect(price).toBeGreaterThan(0);
    expect(panels.map((panel) => panel.includes('Osobní předání')).indexOf(true)).toBe(price);
    expect(panels[price]?.slice(0, panels[price]?.indexOf('Osobní předání'))).not.toContain('<details');
  },
);
