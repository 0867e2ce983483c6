import { type CountForms, counted } from '../../../contract/czech.ts';
import type { Hand } from '../../catalogue/contract.ts';
import { inRegion } from '../../places/components/format-region.ts';
import { formatRange } from '../../products/components/format-usual-price.ts';
import type { Landing } from '../contract.ts';

const nbsp = '\u00a0';
const offerForms: CountForms = ['nabídka', 'nabídky', 'nabídek'];
/** Sticks and blades, which alone have a side, are feminine, as offers are. */
const handForms: Readonly<Record<Hand, CountForms>> = {
  left: ['levá', 'levé', 'levých'],
  right: ['pravá', 'pravé', 'pravých'],
  straight: ['rovná', 'rovné', 'rovných'],
};

/** `96 cm` is a length and needs no word; `M` and `42,5` do. */
const sized = (label: string) => (label.endsWith('cm') ? label : `velikost${nbsp}${label}`);

type Names = Pick<Landing, 'brand' | 'category' | 'region' | 'product' | 'size'>;

/** The heading: `Florbalky Unihoc`, `Florbalky v Jihomoravském kraji`, `Unihoc Epic, 96 cm`. */
export function landingName({ brand, category, region, product, size }: Names): string {
  if (brand && product && size) return `${brand.name} ${product.name}, ${sized(size.label)}`;
  if (region) return `${category?.name ?? 'Florbalová výbava'} ${inRegion(region.name)}`;
  return [category?.name, brand?.name].filter(Boolean).join(' ');
}

/** `Florbalky Unihoc: 12 nabídek z druhé ruky`; nobody sells a service second-hand, and none is no number to boast of. */
export function landingTitle(landing: Names & Pick<Landing, 'offers'>): string {
  if (landing.offers === 0) return landingName(landing);
  const secondHand = landing.category?.hasCondition ?? true;
  return `${landingName(landing)}: ${counted(landing.offers, offerForms)}${secondHand ? ' z druhé ruky' : ''}`;
}

/** `12 nabídek florbalek Unihoc: 8 levých a 4 pravé, 350–1 900 Kč, nejčastěji 96 cm.` Says only what is counted. */
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

/** What the offers are of, in the genitive. */
function subject({ brand, category, region, product, size }: Names): string {
  if (brand && product && size) {
    const inSize = size.label.endsWith('cm') ? `s${nbsp}délkou` : `ve${nbsp}velikosti`;
    return `${brand.name} ${product.name} ${inSize} ${size.label}`;
  }
  return [category?.genPl, brand?.name, region && inRegion(region.name)].filter(Boolean).join(' ');
}

/** At most three categories, each of which has more offers than all that are left out. */
function mostOffered(categories: Landing['categories']): Landing['categories'] {
  const next = categories[3]?.offers ?? 1;
  return categories.slice(0, 3).filter(({ offers }) => offers > next);
}

/** The size that more offers have than any other. */
function commonestOf(sizes: Landing['sizes']): Landing['sizes'][number] | undefined {
  const [first, second] = sizes.toSorted((a, b) => b.offers - a.offers);
  return first && first.offers > 1 && first.offers > (second?.offers ?? 0) ? first : undefined;
}

/** `8 levých, 3 pravé a 1 rovná` */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} a${nbsp}${last}` : last;
}
