import type { Viewer } from '../../contract/endpoint.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { brandName, categoryById, findBrand, lineSlug } from '../catalogue/index.ts';
import { existingLine } from '../listings/index.ts';
import { unknownBehindBrand } from '../query-understanding/index.ts';
import type { BrandProposals } from './contract.ts';
import { dismissedBrandNames, setDismissed } from './db.ts';
import { titlesWithoutLine, typedBrands, typedLines, type WordRow } from './db-counts.ts';
import { brandNamed } from './views.ts';

/** What one listing alone says is no proposal yet. */
const minListings = 2;
const atMost = 50;

type Said = WordRow & { word: string };

/** Words of real living listings that the catalogue does not know, the commonest first. */
export async function brandProposals(db: Database): Promise<BrandProposals> {
  const [dismissed, brands, lines, titles] = await Promise.all([
    dismissedBrandNames(db),
    typedBrands(db),
    typedLines(db),
    titlesWithoutLine(db),
  ]);
  const without = new Set(dismissed);
  const isOpen = ({ word }: { word: string }) => !without.has(word);
  const saidOfLines = [
    ...lines.map((row) => ({ ...row, word: `line:${row.line}` })),
    ...titles.flatMap(({ title, brand, categoryId, advertiser }): Said[] => {
      const found = unknownBehindBrand(title);
      if (found?.brand !== brand) return [];
      const word = `line:${brand}/${lineSlug(found.word)}`;
      return [{ word, text: found.word, categoryId, listings: 1, advertisers: [advertiser] }];
    }),
  ];
  return {
    brands: counted(brands.map((row) => ({ ...row, word: `brand:${lineSlug(row.text)}` })))
      .filter((each) => isOpen(each) && findBrand(each.text) === undefined && each.word !== 'brand:')
      .slice(0, atMost),
    lines: counted(saidOfLines)
      .flatMap((each) => {
        const [brand = '', line = ''] = each.word.replace('line:', '').split('/');
        const name = brandNamed(brand) && brandName(brand);
        const isKnown = each.categories.some((category) => existingLine(brand, line, category));
        return name === undefined || isKnown || !isOpen(each)
          ? []
          : [{ ...each, brand: { slug: brand, name } }];
      })
      .slice(0, atMost),
    dismissed: dismissed.map((word) => ({ word, text: textOf(word) })),
  };
}

/** Each word once, with how many listings of how many advertisers say it, as most of them write it. */
function counted(rows: readonly Said[]) {
  return [...Map.groupBy(rows, ({ word }) => word)]
    .map(([word, same]) => ({
      word,
      text: commonest(same),
      listings: same.reduce((sum, { listings }) => sum + listings, 0),
      advertisers: new Set(same.flatMap(({ advertisers }) => advertisers)).size,
      categories: [...new Set(same.flatMap(({ categoryId }) => categoryById(categoryId)?.slug ?? []))],
    }))
    .filter(({ listings }) => listings >= minListings)
    .toSorted(
      (a, b) => b.listings - a.listings || b.advertisers - a.advertisers || (a.word < b.word ? -1 : 1),
    );
}

function commonest(rows: readonly Said[]): string {
  const byText = [...Map.groupBy(rows, ({ text }) => text)].map(([text, same]) => ({
    text,
    listings: same.reduce((sum, { listings }) => sum + listings, 0),
  }));
  return byText.toSorted((a, b) => b.listings - a.listings)[0]?.text ?? '';
}

/** `brand:x-trem` as `x trem`, `line:zone/hyper` as `Zone hyper`. */
function textOf(word: string): string {
  const [, kind, rest = ''] = /^(brand|line):(.*)$/.exec(word) ?? [];
  const [brand = '', line = ''] = rest.split('/');
  const spaced = (slug: string) => slug.replaceAll('-', ' ');
  return kind === 'line' ? `${brandName(brand) ?? brand} ${spaced(line)}` : spaced(rest);
}

/** Nobody is asked about the word again, or again from now on. */
export async function dismissWord(
  platform: Platform,
  admin: Viewer,
  { word, dismissed }: { word: string; dismissed: boolean },
): Promise<BrandProposals> {
  await platform.db.transaction().execute(async (db) => {
    await setDismissed(db, word, dismissed ? platform.clock.now() : undefined);
    await recordAction(platform, db, admin, {
      action: dismissed ? 'dismiss-brand-word' : 'propose-brand-word',
      subject: 'brand-words',
      reason: textOf(word),
    });
  });
  return brandProposals(platform.db);
}
