import { Button } from '../../../../ui/actions/button.tsx';
import type { Category, CategoryForm } from '../../../catalogue/contract.ts';
import { CategoryChoice } from './category-choice.tsx';
import styles from './form.module.css';

/** The choice of a category; once made, it folds into a line that opens it again. */
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
