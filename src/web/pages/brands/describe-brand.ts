import type { BrandPage } from '../../../features/products/contract.ts';
import { formatStock } from './format-stock.ts';

/** The country of a company with its preposition, as in „výrobce ze Švédska“. */
const from: Readonly<Record<string, string>> = {
  CH: 'ze\u00a0Švýcarska',
  CZ: 'z\u00a0Česka',
  DE: 'z\u00a0Německa',
  DK: 'z\u00a0Dánska',
  ES: 'ze\u00a0Španělska',
  FI: 'z\u00a0Finska',
  FR: 'z\u00a0Francie',
  JP: 'z\u00a0Japonska',
  SE: 'ze\u00a0Švédska',
  US: 'z\u00a0USA',
};

type Named = Pick<BrandPage, 'name'> & { facts: Pick<BrandPage['facts'], 'manufacturer' | 'gear'> };

/** `Značka výrobce Salming Sports ze Švédska.` Contains only facts confirmed in the catalogue. */
export function describeMaker({ name, facts: { manufacturer } }: Named): string | undefined {
  if (!manufacturer) return undefined;
  const { name: maker, retailer, country } = manufacturer;
  const origin = (country && from[country]) ?? '';
  if (name.startsWith(maker)) return origin ? `Značka ${origin}.` : undefined;
  const whose = retailer ? 'Vlastní značka prodejce' : 'Značka výrobce';
  return `${[whose, maker, origin].filter(Boolean).join(' ')}.`;
}

/** `Sortiment: florbalky, čepele, boty.` */
export function describeGear({ facts: { gear } }: Named): string {
  return `Sortiment: ${gear.map(({ name }) => name.toLowerCase()).join(', ')}.`;
}

/** Length of a description that search engines show. */
const descriptionMax = 160;

/** `Unihoc: 12 nabídek přímo od hráčů. Značka výrobce … Sortiment: florbalky, čepele.`, as many sentences as fit. */
export function brandDescription(brand: Named & Parameters<typeof formatStock>[0]): string {
  const first = `${brand.name}: ${formatStock(brand)} přímo od hráčů.`;
  return [describeMaker(brand), describeGear(brand)].reduce<string>((description, sentence) => {
    const longer = sentence === undefined ? description : `${description} ${sentence}`;
    return longer.length > descriptionMax ? description : longer;
  }, first);
}
