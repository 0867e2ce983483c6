import { Badge } from '../../../ui/cards/badge.tsx';
import { Check, X } from '../../../ui/icons/drawings.tsx';
import styles from './reviews.module.css';

/** Facts of one or several deals, each with a tick or a cross. */
export function FactBadges({ facts }: { facts: readonly { label: string; good: boolean }[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ label, good }) => (
        <li key={label}>
          <Badge tone={good ? 'success' : 'warn'} icon={good ? Check : X}>
            {label}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
