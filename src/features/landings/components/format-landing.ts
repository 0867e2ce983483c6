import { type CountForms, counted } from '../../../contract/czech.ts';
import type { Hand } from '../../catalogue/contract.ts';
import { inRegion } from '../../places/components/format-region.ts';
import { formatRange } from '../../products/components/format-usual-price.ts';
import type { Landing } from '../contract.ts';

const nbsp = '\u00a0';
const offerForms: CountForms = ['nabídka', 'nabídky', 'nabídek'];
/** Feminine forms: only sticks and blades have a side, and both nouns are feminine, like „nabídka“. */
const handForms: Readonly<Record<Hand, CountForms>> = {
  left: ['levá', 'levé', 'levých'],
  right: ['pravá', 'pravé', 'pravých'],
  straight: ['rovná', 'rovné', 'rovných'],
};

/** A length such as `96 cm` needs no word; `M` and `42,5` do. */
const sized = (label: string) => (label.endsWith('cm') ? label : `velikost${nbsp}${label}`);

type Names = Pick<Landing, 'brand' | 'category' | 'region' | 'product' | 'size'>;

/** The heading: `Florbalky Unihoc`, `Florbalky v Jihomoravském kraji`, `Unihoc Epic, 96 cm`. */
export function landingName({ brand, category, region, product, size }: Names): string {
  if (brand && product && size) return `${brand.name} ${product.name}, ${sized(size.label)}`;
  if (region) return `${category?.name ?? 'Florbalová výbava'} ${inRegion(region.name)}`;
  return [category?.name, brand?.name].filter(Boolean).join(' ');
}

/**
 * The title: `Florbalky Unihoc: 12 nabídek z druhé ruky`; without „z druhé ruky“ for services, and without the
 * number when it is zero.
 */
export function landingTitle(landing: Names & Pick<Landing, 'offers'>): string {
  if (landing.offers === 0) return landingName(landing);
  const secondHand = landing.category?.hasCondition ?? true;
  return `${landingName(landing)}: ${counted(landing.offers, offerForms)}${secondHand ? ' z druhé ruky' : ''}`;
}

/**
 * The description, built from counts only: `12 nabídek florbalek Unihoc: 8 levých a 4 pravé, 350–1 900 Kč,
 * nejčastěji 96 cm.`
 */
export function describeLanding(landing: Omit<Landing, 'items'>): string {
  const { offers, hands, prices, free, sizes, categories } = landing;
  const commonest = commonestOf(sizes);
  const ahead = mostOffered(categories);
  const facts = [
    listed(hands.map(({ hand, offers: of }) => counted(of, handForms[hand]))),
    ahead.length > 0
      ? `nejvíc ${listed(ahead.map(({ genPl, offers: of }) => `${genPl}${nbsp}(${of})`))}`
      : '',
    priceFact(prices, offers),
    free > 0 ? `${free}${nbsp}zdarma` : '',
    commonest ? `nejčastěji ${sized(commonest.label)}` : '',
  ].filter(Boolean);
  const what = `${counted(offers, offerForms)} ${subject(landing)}`.trim();
  return facts.length > 0 && offers > 0 ? `${what}: ${facts.join(', ')}.` : `${what}.`;
}

function priceFact(prices: Landing['prices'], offers: number): string {
  if (!prices) return '';
  const range = formatRange({ low: prices.min, high: prices.max });
  return prices.count < offers ? `${prices.count}${nbsp}s${nbsp}pevnou cenou ${range}` : range;
}

/** The subject of the offers, in the genitive. */
function subject({ brand, category, region, product, size }: Names): string {
  if (brand && product && size) {
    const inSize = size.label.endsWith('cm') ? `s${nbsp}délkou` : `ve${nbsp}velikosti`;
    return `${brand.name} ${product.name} ${inSize} ${size.label}`;
  }
  return [category?.genPl, brand?.name, region && inRegion(region.name)].filter(Boolean).join(' ');
}

/** At most three categories, each with more offers than any omitted one. */
function mostOffered(categories: Landing['categories']): Landing['categories'] {
  const next = categories[3]?.offers ?? 1;
  return categories.slice(0, 3).filter(({ offers }) => offers > next);
}

/** The size with more offers than any other; undefined on a tie or when there is only one offer. */
function commonestOf(sizes: Landing['sizes']): Landing['sizes'][number] | undefined {
  const [first, second] = sizes.toSorted((a, b) => b.offers - a.offers);
  return first && first.offers > 1 && first.offers > (second?.offers ?? 0) ? first : undefined;
}

/** Joins a list: `8 levých, 3 pravé a 1 rovná`. */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} a${nbsp}${last}` : last;
}
