import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { Form } from 'react-router';
import { advisorOfSearchUrl } from '../../../contract/urls.ts';
import { FacetGroup } from '../../../ui/disclosure/facet-group.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { AboutAttribute } from '../../catalogue/components/about-attribute.tsx';
import type { Place } from '../../places/contract.ts';
import { queryText, rangeFields, type SearchState } from '../address.ts';
import type { Facet } from '../contract.ts';
import { FacetValues, HandValues, ValueRow } from './facet-values.tsx';
import { carriedAlong, type FilterGroup, filterGroups, groupId, type ValuesFacet } from './filter-groups.ts';
import { PlaceFilter, type PlaceFilterProps } from './place-filter.tsx';
import { RangeFilter } from './range-filter.tsx';
import type { Interpretation } from './way-links.ts';
import styles from './filters.module.css';

/**
 * Categories; those empty on page load are folded, so that none moves later. Subcategories appear when their
 * group, or one of them, is selected.
 */
function CategoryTree({ facet }: { facet: ValuesFacet }) {
  const { options } = facet;
  const tops = options.filter(({ parent }) => !options.some(({ value }) => value === parent));
  const [folded, setFolded] = useState(() => emptyOf(options));
  const isFolded = ({ value }: ValuesFacet['options'][number]) => folded.has(value);
  if (!tops.some((top) => !isFolded(top) && top.count > 0) && tops.some(({ count }) => count > 0))
    setFolded(emptyOf(options));
  const empty = tops.filter((top) => isFolded(top) && !top.chosen && !holdsChosen(options, top.value));
  const list = (shown: typeof tops, label: string) => (
    <ul aria-label={label} className={styles.values}>
      {shown.map((top) => {
        const below = options.filter(({ parent }) => parent === top.value);
        const opened = top.chosen || below.some(({ chosen }) => chosen);
        return (
          <li key={top.value}>
            <ValueRow facet={facet} option={top} />
            {opened && below.length > 0 && (
              <ul aria-label={top.label} className={styles.below}>
                {below.map((option) => (
                  <li key={option.value}>
                    <ValueRow facet={facet} option={option} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      {list(
        tops.filter((top) => !empty.includes(top)),
        facet.label,
      )}
      {empty.length > 0 && (
        <details className={styles.more}>
          <summary>Další kategorie ({empty.length})</summary>
          {list(empty, 'Další kategorie')}
        </details>
      )}
    </>
  );
}

const emptyOf = (options: ValuesFacet['options']) =>
  new Set(options.flatMap(({ value, count }) => (count === 0 ? value : [])));

const holdsChosen = (options: ValuesFacet['options'], group: string) =>
  options.some(({ parent, chosen }) => parent === group && chosen);

type FilterFormProps = {
  id: string;
  /** Action of the plain form; the server redirects to the canonical URL. */
  action: string;
  search: SearchState;
  facets: readonly Facet[];
  placeName: string;
  /** Interpretations of the words, shown beside the filters but not submitted. */
  interpretations: readonly Interpretation[];
  wrongRanges: Readonly<Record<string, string>>;
  meant: PlaceFilterProps['meant'];
  placeError: readonly string[] | undefined;
  suggestPlaces: (text: string, signal?: AbortSignal) => Promise<readonly Place[]>;
  formProps: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event: FormEvent) => void };
};

/** All filters as one plain GET form; controls outside it refer to its `id`. */
export function FilterForm({
  id,
  action,
  search,
  facets,
  formProps,
  wrongRanges,
  interpretations,
  ...place
}: FilterFormProps) {
  const groups = filterGroups(facets, search);
  const side = search.hand ? undefined : interpretations.find(({ key }) => key === 'hand')?.side;
  return (
    <Form id={id} action={action} noValidate {...formProps}>
      {carriedAlong(groups, search).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} data-carried="" />
      ))}
      {groups.map((group) => (
        <Group
          key={group.key}
          group={group}
          words={interpretationsOf(group, interpretations)}
          wrong={isWrong(group, place.placeError, wrongRanges)}
          advisor={group.key === 'length' ? advisorOf(search) : undefined}
          side={group.key === 'hand' ? side : undefined}
        >
          {group.key === 'place' ? (
            <PlaceFilter
              search={search}
              placeName={place.placeName}
              placeInWords={interpretationsOf(group, interpretations)}
              error={place.placeError}
              meant={place.meant}
              suggest={place.suggestPlaces}
              areas={valuesOf(group, 'place')}
              radii={valuesOf(group, 'radius')}
            />
          ) : (
            group.facets.map((facet) => (
              <Filter
                key={facet.key}
                facet={facet}
                group={group}
                wrongRanges={wrongRanges}
                side={group.key === 'hand' ? side : undefined}
              />
            ))
          )}
        </Group>
      ))}
    </Form>
  );
}

/** Labels of the interpretations that belong to a group, such as `levá`. */
const interpretationsOf = (
  { key: name, facets }: FilterGroup,
  interpretations: readonly Interpretation[],
): string =>
  interpretations
    .filter(({ key }) => key === name || facets.some((facet) => facet.key === key))
    .map(({ label }) => label)
    .join(', ');

/** Link to the advisor for stick measures, which returns to this search with filters. */
function advisorOf(search: SearchState): string | undefined {
  const { category, cursor: _, ...others } = search;
  return category?.length === 1 && category[0] === 'florbalky'
    ? advisorOfSearchUrl(queryText(others))
    : undefined;
}

function isWrong(
  { key, facets }: FilterGroup,
  placeError: FilterFormProps['placeError'],
  wrongRanges: FilterFormProps['wrongRanges'],
): boolean {
  if (key === 'place') return placeError !== undefined;
  return facets.some((facet) => Object.values(rangeFields(facet.key)).some((field) => field in wrongRanges));
}

/** Open initially when a filter in it is selected or invalid; never closed automatically. */
function Group({
  group,
  words,
  wrong,
  advisor,
  side,
  children,
}: {
  group: FilterGroup;
  /** Labels of the words' interpretations that belong to it. */
  words: string;
  wrong: boolean;
  advisor: string | undefined;
  side: Interpretation['side'];
  children: ReactNode;
}) {
  const wanted = group.open || wrong;
  const chosen = [formatChosen(group), words && `ze slov: ${words}`].filter(Boolean).join(', ');
  const [opened, setOpened] = useState(wanted);
  if (wanted && !opened) setOpened(true);
  return (
    <FacetGroup
      id={groupId(group.key)}
      name={group.name}
      chosen={chosen}
      open={opened}
      // Not cached: the place field has page-specific ids, and errors belong to this page only.
      cacheKey={
        group.key === 'place' || wrong
          ? undefined
          : JSON.stringify(['filters', group.name, group.facets, advisor, words, side])
      }
    >
      {children}
      {advisor && (
        <div>
          <PageLink to={advisor} rel="nofollow" className={styles.about}>
            Nevíš délku? Spočítej ji
          </PageLink>
        </div>
      )}
      {/* The filter by stick side shows this link next to its own values instead. */}
      {group.key !== 'hand' && <AboutAttribute attribute={group.key} className={styles.about} />}
    </FacetGroup>
  );
}

function Values({ facet, side }: { facet: ValuesFacet; side: Interpretation['side'] }) {
  if (facet.key === 'category') return <CategoryTree facet={facet} />;
  return facet.key === 'hand' ? <HandValues facet={facet} side={side} /> : <FacetValues facet={facet} />;
}

function formatChosen({ facets }: FilterGroup): string | undefined {
  const labels = facets.flatMap((facet) =>
    facet.type === 'values' && facet.options.length > 1
      ? facet.options.filter(({ chosen }) => chosen).map(({ label }) => label)
      : [],
  );
  return labels.length > 2 ? `zvoleno ${labels.length}` : labels.join(', ') || undefined;
}

function valuesOf({ facets }: FilterGroup, key: string): ValuesFacet | undefined {
  const facet = facets.find((each) => each.key === key);
  return facet?.type === 'values' ? facet : undefined;
}

function Filter({
  facet,
  group,
  side,
  wrongRanges,
}: {
  facet: Facet;
  group: FilterGroup;
  side: Interpretation['side'];
  wrongRanges: FilterFormProps['wrongRanges'];
}) {
  if (facet.type === 'range')
    return <RangeFilter facet={facet} named={facet.label !== group.name} wrong={wrongRanges} />;
  return (
    <div className={styles.group}>
      <Values facet={facet} side={side} />
    </div>
  );
}
