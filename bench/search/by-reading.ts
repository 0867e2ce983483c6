import { corpusLine, fromCorpus, type CorpusLine } from '../../src/features/import/corpus-shape.ts';
import { builtInPlaces } from '../../src/features/places/built-in/list.ts';
import {
  allDistricts,
  allRegions,
  distanceKm,
  districtByCode,
  districtsOfPostcode,
} from '../../src/features/places/index.ts';
import type { Plan, Traits } from '../../src/features/query-understanding/contract.ts';
import {
  bestThing,
  placeNames,
  planOf,
  analyzeListing,
  thingsOf,
  vocabularyOf,
} from '../../src/features/query-understanding/index.ts';
import type { Search } from './measures.ts';

/** The search without a database: every listing is analyzed and every plan is evaluated on each. */
export type ReadCorpus = {
  listings: { id: string; line: CorpusLine; things: ReturnType<typeof thingsOf>; traits: Traits }[];
  planOf(query: string): Plan;
  search: Search;
};

const maxFound = 100;

export function readCorpus(lines: readonly string[]): ReadCorpus {
  const gazetteer = new Gazetteer();
  const listings = lines.map((text) => {
    const line = corpusLine.parse(JSON.parse(text));
    const traits = analyzeListing(fromCorpus(line));
    const things = thingsOf(traits, [`kind:${line.kind}`, ...gazetteer.marksOf(line)]);
    return { id: line.id, line, things, traits };
  });
  const known = { vocabulary: vocabularyOf(counts(listings)), places: gazetteer.names() };
  const plan = (query: string) => planOf(query, known);
  return {
    listings,
    planOf: plan,
    search: (query) => {
      const asked = plan(query);
      const around = [...new Set(JSON.stringify(asked.score).match(/around:[^"]+/g))];
      return listings
        .map(({ id, line, things, traits: { numbers } }, at) => {
          const reached = around.length > 0 ? gazetteer.reached(line, around) : [];
          const there =
            around.length > 0
              ? things.map(({ marks }) => ({ marks: new Set([...marks, ...reached]), numbers }))
              : things;
          const best = bestThing(asked, there);
          return { id, at, points: best?.points ?? 0, exact: best?.exact ? 1 : 0 };
        })
        .filter((each) => each.points > 0)
        .toSorted((a, b) => b.exact - a.exact || b.points - a.points || a.at - b.at)
        .slice(0, maxFound)
        .map((each) => each.id);
    },
  };
}

function counts(listings: readonly { traits: Traits }[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { traits } of listings)
    for (const mark of traits.marks) {
      if (!mark.startsWith('word:')) continue;
      const word = mark.slice('word:'.length);
      found.set(word, (found.get(word) ?? 0) + 1);
    }
  return found;
}

/** Municipalities of the built-in list, and those that occur only in listings. */
class Gazetteer {
  readonly #places = new Map(
    builtInPlaces()
      .toSorted((a, b) => b.weight - a.weight)
      .map((each) => [`${each.name} ${each.districtCode}`, each]),
  );
  readonly #districts = new Map(allDistricts().map((each) => [each.name, each]));

  marksOf({ obec, okres }: CorpusLine): string[] {
    const district = this.#districts.get(okres ?? '') ?? this.#districts.get(obec);
    if (!district) return [];
    const code = this.#places.get(`${obec} ${district.code}`)?.code ?? `${obec} ${district.code}`;
    return [`place:${code}`, `district:${district.code}`, `region:${district.regionCode}`];
  }

  /** The marks `around:code:km` whose area contains a listing. */
  reached({ obec, okres }: CorpusLine, around: readonly string[]): Set<string> {
    const district = this.#districts.get(okres ?? '') ?? this.#districts.get(obec);
    const here = (district && this.#places.get(`${obec} ${district.code}`)) ?? district;
    return new Set(
      around.filter((mark) => {
        const [, code, km] = mark.split(':');
        const centre = [...this.#places.values()].find((each) => each.code === code);
        return here && centre && distanceKm(centre, here) <= Number(km);
      }),
    );
  }

  names() {
    return placeNames(
      [
        ...[...this.#places.values()].map(({ code, name, districtCode }) => ({
          code,
          name,
          kind: 'place' as const,
          district: districtCode,
          region: districtByCode(districtCode)?.regionCode ?? '',
        })),
        ...allDistricts().map(({ code, name, regionCode }) => ({
          code,
          name,
          kind: 'district' as const,
          region: regionCode,
        })),
        ...allRegions().map(({ code, name }) => ({ code, name, kind: 'region' as const, region: code })),
      ],
      districtsOfPostcode,
    );
  }
}
