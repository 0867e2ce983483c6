import { useContext, useRef } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx';
import { FilledFields, FilledMark } from '../../../../ui/forms/filled-fields.tsx';
import { OptionTiles } from '../../../../ui/forms/option-tiles.tsx';
import type { Category, CategoryForm } from '../../../catalogue/contract.ts';
import styles from './form.module.css';

/** The category choice; once made, it collapses into a line that reopens it. */
export function CategoryPart({
  categories,
  category,
  chosen,
  error,
  onPoint,
}: {
  categories: readonly Category[];
  category: CategoryForm | undefined;
  chosen: string;
  error: readonly string[] | undefined;
  onPoint: () => void;
}) {
  const isFilled = useContext(FilledFields).has('category');
  const choice = (
    <CategoryChoice
      key={category?.slug}
      categories={categories}
      chosen={chosen}
      error={error}
      onPoint={onPoint}
    />
  );
  if (!category) return choice;
  return (
    <details key={category.slug} className={styles.change} open={error !== undefined}>
      <summary>
        <span>
          Kategorie: <b>{category.name}</b>
          {isFilled && <FilledMark />}
        </span>
        <span className={styles.changeWord}>Změnit</span>
      </summary>
      {choice}
      <Button name="intent" value="category" formNoValidate variant="secondary" className={styles.load}>
        Načíst parametry
      </Button>
    </details>
  );
}

/**
 * All leaf categories: top-level ones first, then groups under their headings. `onPoint` is called for a
 * selection by pointer only; arrow keys move through the options, and a button continues from there.
 */
function CategoryChoice({
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
  const offered = categories.filter(({ slug, listable, hidden }) => listable && (!hidden || slug === chosen));
  const tiles = (parent: string | undefined) => (
    <OptionTiles
      name="category"
      dense
      defaultValue={chosen}
      options={offered
        .filter((each) => each.parent === parent)
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
          .filter((group) => !group.listable && offered.some(({ parent }) => parent === group.slug))
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
