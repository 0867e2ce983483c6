import { Form } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import type { RangeFacet } from '../../../features/search/components/filter-groups.ts';
import { RangeFilter } from '../../../features/search/components/range-filter.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { BladeLeft, BladeRight } from '../../../ui/icons/drawings.tsx';
import { searchUrl } from '../../urls.ts';
import styles from './stick-picker.module.css';

const sides = [
  { value: 'left', label: 'Levá', icon: BladeLeft },
  { value: 'right', label: 'Pravá', icon: BladeRight },
  { value: '', label: 'Nezáleží' },
];

/** What no other bazaar asks: side, length and flex of a stick, over how many of each are on sale. */
export function StickPicker({ ranges, total }: { ranges: readonly RangeFacet[]; total: number }) {
  return (
    <Form action={searchUrl} className={styles.picker} aria-labelledby="vyber">
      <h2 id="vyber">Najdi si hůl</h2>
      <input type="hidden" name="category" value="florbalky" />
      <ChoiceGroup legend="Strana">
        <Segmented name="hand" options={sides} defaultValue="" />
      </ChoiceGroup>
      {ranges.map((facet) => (
        <RangeFilter key={facet.key} facet={facet} named compact />
      ))}
      <Button block>Ukázat {counted(total, ['florbalku', 'florbalky', 'florbalek'])}</Button>
    </Form>
  );
}
