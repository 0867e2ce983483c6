import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { changed, listedKind, type SearchState, searchAddress } from '../address.ts';
import type { Facet } from '../contract.ts';

/** The first choice of a search: what people sell, or what they look for. Both at once only where an address asks for it. */
export function KindTabs({ search, facets }: { search: SearchState; facets: readonly Facet[] }) {
  const facet = facets.find(({ key }) => key === 'kind');
  const options = facet?.type === 'values' ? facet.options : [];
  const listed = listedKind(search);
  const count = (value: string) => options.find((each) => each.value === value)?.count;
  const to = (kind: string) => searchAddress(changed(search, 'kind', [kind]));
  const tab = (kind: string, label: string) => ({ label, to: to(kind), current: listed === kind });
  return (
    <Tabs
      label="Druh inzerátu"
      tabs={[
        tab('offer', 'Nabídky'),
        { ...tab('demand', 'Poptávky'), count: count('demand') },
        ...(listed === 'all' ? [tab('all', 'Vše')] : []),
      ]}
    />
  );
}
