import type { Category } from '../../../catalogue/contract.ts';
import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx';
import { OptionTiles } from '../../../../ui/forms/option-tiles.tsx';
import styles from './form.module.css';

/** Every category that holds adverts: bare ones first, then the groups under their names. */
export function CategoryChoice({
  categories,
  chosen,
  error,
  onChoose,
}: {
  categories: readonly Category[];
  chosen: string;
  error?: readonly string[] | undefined;
  onChoose?: ((slug: string) => void) | undefined;
}) {
  const tiles = (parent: string | undefined) => (
    <OptionTiles
      name="category"
      dense
      defaultValue={chosen}
      options={categories
        .filter((each) => each.listable && each.parent === parent)
        .map(({ slug, name }) => ({ value: slug, label: name }))}
      onChoose={(slug) => onChoose?.(slug)}
    />
  );
  return (
    <ChoiceGroup legend="Kategorie" id="category" error={error}>
      {tiles(undefined)}
      {categories
        .filter((each) => !each.listable)
        .map(({ slug, name }) => (
          <div key={slug} className={styles.categoryGroup} role="group" aria-label={name}>
            <p aria-hidden="true">{name}</p>
            {tiles(slug)}
          </div>
        ))}
    </ChoiceGroup>
  );
}
