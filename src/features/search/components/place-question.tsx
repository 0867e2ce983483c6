import { PageLink } from '../../../ui/navigation/page-link.tsx';
import styles from './filters.module.css';

/** Which of several municipalities a typed name means; each answer is a link. */
export function PlaceQuestion({ meant }: { meant: readonly { label: string; to: string }[] }) {
  if (meant.length === 0) return null;
  return (
    <ul className={styles.meant} aria-label="Která obec to je">
      {meant.map(({ label, to }) => (
        <li key={to}>
          <PageLink to={to} keepScroll>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
