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
  onChoose,
}: {
  categories: readonly Category[];
  category: CategoryForm | undefined;
  chosen: string;
  error: readonly string[] | undefined;
  onChoose: (slug: string) => void;
}) {
  const choice = (
    <CategoryChoice
      key={category?.slug}
      categories={categories}
      chosen={chosen}
      error={error}
      onChoose={onChoose}
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
      <noscript>
        <Button name="intent" value="category" formNoValidate variant="secondary">
          Načíst parametry
        </Button>
      </noscript>
    </details>
  );
}
