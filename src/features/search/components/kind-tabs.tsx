import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { changed, type SearchState, searchAddress } from '../address.ts';
import type { Facet } from '../contract.ts';

const names: Readonly<Record<string, string>> = { offer: 'Nabídky', demand: 'Poptávky' };

/** The first choice of a search: what people sell, or what they look for. */
export function KindTabs({ search, facets }: { search: SearchState; facets: readonly Facet[] }) {
  const facet = facets.find(({ key }) => key === 'kind');
  const options = facet?.type === 'values' ? facet.options : [];
  const chosen = search.kind?.[0];
  if (options.length === 0 && chosen === undefined) return null;
  const count = (value: string) => options.find((each) => each.value === value)?.count;
  const all = options.length === 0 ? undefined : options.reduce((sum, each) => sum + each.count, 0);
  const to = (values: string[]) => searchAddress(changed(search, 'kind', values));
  return (
    <Tabs
      label="Druh inzerátu"
      tabs={[
        { label: 'Vše', to: to([]), current: chosen === undefined, count: all },
        ...Object.entries(names).map(([value, label]) => ({
          label,
          to: to([value]),
          current: chosen === value,
          count: count(value),
        })),
      ]}
    />
  );
}
