import { useRef } from 'react';
import type { Category } from '../../../catalogue/contract.ts';
import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx';
import { OptionTiles } from '../../../../ui/forms/option-tiles.tsx';
import styles from './form.module.css';

/**
 * Every category that holds listings: bare ones first, then the groups under their names. `onPoint` hears of a choice
 * made by a pointer; arrow keys walk through the choices, and a button goes on from there.
 */
export function CategoryChoice({
  categories,
  chosen,
  error,
  onPoint,
}: {
  categories: readonly Category[];
  chosen: string;
  error?: readonly string[] | undefined;
  onPoint: () => void;
}) {
  const pointed = useRef(false);
  const tiles = (parent: string | undefined) => (
    <OptionTiles
      name="category"
      dense
      defaultValue={chosen}
      options={categories
        .filter((each) => each.listable && each.parent === parent)
        .map(({ slug, name }) => ({ value: slug, label: name.replace(' a ', ' a\u00a0') }))}
      onChoose={() => pointed.current && onPoint()}
    />
  );
  return (
    <ChoiceGroup legend="Kategorie" id="category" error={error} long>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onPointerDown={() => (pointed.current = true)} onKeyDown={() => (pointed.current = false)}>
        {tiles(undefined)}
        {categories
          .filter((each) => !each.listable)
          .map(({ slug, name }) => (
            <div key={slug} className={styles.categoryGroup} role="group" aria-label={name}>
              <p aria-hidden="true">{name}</p>
              {tiles(slug)}
            </div>
          ))}
      </div>
    </ChoiceGroup>
  );
}
