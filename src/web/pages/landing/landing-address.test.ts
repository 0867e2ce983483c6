import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { landingUrl } from '../../../features/landings/address.ts';
import { type LandingAddress, landingAddress } from '../../../features/landings/contract.ts';
import { readSizeSegment, sizeSegment } from '../../../features/products/index.ts';
import routes from '../../routes.ts';

const rows = routes.flatMap(({ children = [] }) => children);

/** Parameters and page the router finds for a URL. */
function read(url: string) {
  const known = rows.flatMap(({ path, file }) =>
    path === undefined ? [] : [{ id: `${path} ${file}`, path }],
  );
  const match = matchRoutes(known, url)?.at(-1);
  return { params: { ...match?.params }, page: match?.route.id.split(' ')[1] };
}

const slug = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,8}){0,2}$/);
const anyAddress: fc.Arbitrary<LandingAddress> = fc.oneof(
  fc.record({ brand: slug, category: slug }),
  fc.record({ region: slug, category: slug }),
  fc.record({ region: slug }),
  fc.record({ product: slug, size: slug }),
);

test('URLs of landing pages round-trip', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const { params, page } = read(landingUrl(address));
      expect(page).toBe('pages/landing/landing.tsx');
      expect(landingAddress.parse(JSON.parse(JSON.stringify(params)))).toEqual(address);
    }),
  );
});

test('a size has one canonical form, which round-trips', () => {
  fc.assert(
    fc.property(fc.constantFrom('florbalky', 'boty'), fc.integer({ min: 20, max: 240 }), (category, half) => {
      const value = String(category === 'boty' ? half / 2 : half);
      const segment = sizeSegment(category, value);
      if (segment !== undefined) expect(readSizeSegment(segment)).toEqual({ category, value });
      else expect(Number(value)).toBeGreaterThan(category === 'boty' ? 99 : 239);
    }),
  );
  expect(['096-cm', '96', '96-CM', 'velikost-42,5', 'velikost-042'].map(readSizeSegment)).toEqual(
    Array(5).fill(undefined),
  );
});
