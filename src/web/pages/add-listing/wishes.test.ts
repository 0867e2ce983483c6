import { expect, test } from 'vitest';
import { categoryForm } from '../../../features/catalogue/index.ts';
import { readSearch } from '../../../features/search/form.ts';
import { demandOfSearch } from './demand-of-search.ts';
import { wishQuery } from './wish-query.ts';
import { onlyValid, fieldsOf, describeWishes } from './wishes.ts';

const stick = categoryForm('florbalky');
const wished = (query: string) => stick && onlyValid(stick, fieldsOf(new URLSearchParams(query), stick));

test('filters of a search become fields of a demand', () => {
  expect(
    wished(
      'category=florbalky&brand=unihoc&hand=left&hand=right&shaftLengthCm=92-96&flexMm=26-&price=300-800',
    ),
  ).toEqual({
    category: 'florbalky',
    brand: 'unihoc',
    'attributes.hand': ['left', 'right'],
    'attributes.shaftLengthCm.min': '92',
    'attributes.shaftLengthCm.max': '96',
    'attributes.flexMm.min': '26',
    priceType: 'fixed',
    price: '800',
  });
});

test('values the form would refuse are left out, the others are kept', () => {
  expect(
    wished(
      'category=florbalky&brand=nike&hand=obe&shaftLengthCm=101-92&flexMm=1-2&condition=used&price=-9999999',
    ),
  ).toMatchObject({ category: 'florbalky', wantedConditions: ['used'] });
  expect(wished('hand=obe&shaftLengthCm=%3Cscript%3E')).toEqual({ category: 'florbalky' });
});

test('only parameters that a demand can take over are passed on', () => {
  const params = new URLSearchParams(
    `q=zone&kind=demand&next=//zlo.cz&price=-800&hand=&brand=${'x'.repeat(101)}`,
  );
  expect(wishQuery(params)).toBe('?q=zone&price=-800');
  expect(wishQuery(new URLSearchParams())).toBe('');
});

test('the link from an empty search contains everything that was searched for', () => {
  const search = readSearch('florbalky', new URLSearchParams('q=zone 27&price=-800&sort=cheapest'));
  expect(demandOfSearch(search)).toBe('/pridani-poptavky?q=zone+27&category=florbalky&price=-800');
  const hand = { key: 'hand', value: 'left', label: 'levá', rest: 'zone 27', spans: [] };
  expect(demandOfSearch({ q: ['zone 27 levá'] }, [hand])).toBe(
    '/pridani-poptavky?q=zone+27+lev%C3%A1&hand=left',
  );
  expect(demandOfSearch({})).toBe('/pridani-poptavky');
});

test('prefilled values that the draft already contains change nothing', () => {
  const draft = { category: 'florbalky', price: '800', description: 'něco' };
  expect(describeWishes(draft, { category: 'florbalky', price: '800' })).toBe(true);
  expect(describeWishes(draft, { category: 'cepele' })).toBe(false);
});

test('an offer is prefilled with a title, a model and one value of each number, without a condition', () => {
  const query = new URLSearchParams(
    'category=florbalky&title=Florbalka Zone&brand=zone&model=Maker&hand=left&shaftLengthCm=75-75&price=-400&condition=used&q=jiné',
  );
  expect(stick && onlyValid(stick, fieldsOf(query, stick, 'offer'), 'offer')).toEqual({
    category: 'florbalky',
    title: 'Florbalka Zone',
    brand: 'zone',
    model: 'Maker',
    'attributes.hand': ['left'],
    'attributes.shaftLengthCm': '75',
    priceType: 'fixed',
    price: '400',
  });
});
