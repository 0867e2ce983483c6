import { CardGrid } from '../cards/card-grid.tsx';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** The shape of a card to come. */
function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <span className={classNames(styles.bone, styles.photo)} />
      <span className={classNames(styles.bone, styles.price)} />
      <span className={classNames(styles.bone, styles.title)} />
      <span className={classNames(styles.bone, styles.facts)} />
    </div>
  );
}

/** Cards to come, said once to a screen reader by `label`. */
export function CardsSkeleton({ count, label, columns }: { count: number; label: string; columns?: 4 | 5 }) {
  return (
    <div role="status" aria-label={label}>
      <CardGrid columns={columns}>
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </CardGrid>
    </div>
  );
}

/** Lines of text to come. */
export function LinesSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classNames(styles.bone, styles.line)} aria-hidden="true" />
      ))}
    </div>
  );
}
