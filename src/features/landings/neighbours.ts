import { readSizeSegment, sizeOf } from '../products/index.ts';
import type { Landing, LandingAddress, LandingLink } from './contract.ts';
import type { StockedLanding } from './stock.ts';

/** Max links of one kind. */
const maxLinks = 16;

/** Pages that differ from this one in one respect, and those of its brand, line or region. */
export function neighboursOf(
  address: LandingAddress,
  stocked: readonly StockedLanding[],
): Landing['neighbours'] {
  const own = JSON.stringify(address);
  const others = stocked.filter((each) => JSON.stringify(each.address) !== own);
  const none = { sizes: [], brands: [], categories: [], regions: [] };
  if ('product' in address) {
    const sizes = others.filter(
      (each) => 'product' in each.address && each.address.product === address.product,
    );
    const label = ({ address: of, labels }: StockedLanding) => {
      const category = 'size' in of ? readSizeSegment(of.size)?.category : undefined;
      return category && labels.size && sizeOf(category, labels.size)?.label;
    };
    const ascending = sizes.toSorted((a, b) => Number(a.labels.size) - Number(b.labels.size));
    return { ...none, sizes: ascending.flatMap((each) => linkTo(each, label(each))) };
  }
  if ('brand' in address) {
    const { brand, category } = address;
    const ofBrands = others.flatMap((each) =>
      'brand' in each.address ? [{ ...each, address: each.address }] : [],
    );
    return {
      ...none,
      brands: links(
        ofBrands.filter((each) => each.address.category === category),
        'brand',
      ),
      categories: links(
        ofBrands.filter((each) => each.address.brand === brand),
        'category',
      ),
    };
  }
  const { region, category } = address;
  const ofRegions = others.flatMap((each) =>
    'region' in each.address ? [{ ...each, address: each.address }] : [],
  );
  return {
    ...none,
    categories: links(
      ofRegions.filter((each) => each.address.region === region && each.address.category !== undefined),
      'category',
    ),
    regions: links(
      ofRegions.filter((each) => each.address.category === category),
      'region',
    ),
  };
}

/** By descending number of offers. */
function links(of: readonly StockedLanding[], label: 'brand' | 'category' | 'region'): LandingLink[] {
  return of
    .toSorted((a, b) => b.offers - a.offers)
    .slice(0, maxLinks)
    .flatMap((each) => linkTo(each, each.labels[label]));
}

function linkTo({ address, offers }: StockedLanding, label: string | undefined): LandingLink[] {
  return label === undefined ? [] : [{ address, label, offers }];
}
