import { useEffect, useEffectEvent, useRef } from 'react';
import { Form } from 'react-router';
import type { RangeFacet } from '../../../features/search/components/filter-groups.ts';
import { RangeFilter } from '../../../features/search/components/range-filter.tsx';
import { ShowFound } from '../../../features/search/components/show-found.tsx';
import { usePreview } from '../../../features/search/components/use-preview.ts';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { BladeLeft, BladeRight } from '../../../ui/icons/drawings.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { advisorUrl, searchUrl } from '../../../contract/urls.ts';
import styles from './stick-picker.module.css';

const sides = [
  { value: 'left', label: 'Levá', icon: BladeLeft },
  { value: 'right', label: 'Pravá', icon: BladeRight },
  { value: '', label: 'Nezáleží' },
];

const sticks = ['florbalku', 'florbalky', 'florbalek'] as const;
const noGroups = {};

/** Filter by side, length and flex of a stick, with histograms of the sticks on sale. */
export function StickPicker({ ranges, total }: { ranges: readonly RangeFacet[]; total: number }) {
  const form = useRef<HTMLFormElement>(null);
  const found = usePreview('', { total, facets: [] });
  const count = useEffectEvent(async () => {
    const { addressOf } = await import('../../../features/search/components/live-filters.ts');
    if (form.current) found.ask(addressOf(form.current, noGroups));
  });
  useEffect(() => {
    const element = form.current;
    const choose = () => void count().catch(() => undefined);
    element?.addEventListener('change', choose);
    return () => element?.removeEventListener('change', choose);
  }, []);
  return (
    <Form ref={form} action={searchUrl} className={styles.picker} aria-labelledby="vyber">
      <h2 id="vyber">Najdi si hůl</h2>
      <input type="hidden" name="category" value="florbalky" />
      <ChoiceGroup legend="Strana">
        <Segmented name="hand" options={sides} defaultValue="" />
      </ChoiceGroup>
      {ranges.map((facet) => (
        <RangeFilter key={facet.key} facet={facet} named compact />
      ))}
      <PageLink to={advisorUrl} className={layout.more}>
        Nevíš délku? Spočítej ji
      </PageLink>
      <ShowFound block forms={sticks} total={found.total} counting={found.busy} />
    </Form>
  );
}
