import { useLocation } from 'react-router';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { compareAddress, showsCompareBar } from '../address.ts';
import { clearChosen } from './chosen.ts';
import styles from './compare-bar.module.css';
import { Scale, X } from '../../../ui/icons/drawings.tsx';

/** Shown once something is chosen: a link to the comparison, and a button to clear it. */
export default function CompareBar({ ids }: { ids: readonly number[] }) {
  if (!showsCompareBar(useLocation().pathname)) return null;
  return (
    <div className={styles.bar} role="region" aria-label="Porovnání">
      <LinkButton to={compareAddress(ids)} icon={Scale} size="tap">
        Porovnat ({ids.length})
      </LinkButton>
      <IconButton type="button" icon={X} label="Zrušit výběr" onClick={clearChosen} />
    </div>
  );
}
