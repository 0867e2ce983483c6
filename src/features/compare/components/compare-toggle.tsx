import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextToggle } from '../../../ui/actions/text-toggle.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Scale } from '../../../ui/icons/drawings.tsx';
import { useChosen } from './chosen.ts';
import { compareForm } from './compare-form.tsx';
import styles from './compare-toggle.module.css';

type Thing = { id: number; title: string };

/** The button in the corner of a card: visible on hover or focus, and once the listing is chosen. */
export function CompareToggle({ listing }: { listing: Thing }) {
  const on = useChosen().includes(listing.id);
  if (!useHydrated()) return null;
  return (
    <IconButton
      form={compareForm}
      name="id"
      value={listing.id}
      aria-pressed={on}
      icon={Scale}
      label={`Porovnat: ${listing.title}`}
      shape="round"
      className={classNames(styles.corner, on && styles.on)}
    />
  );
}

/** The same with a label; without JavaScript it opens the comparison. */
export function CompareButton({ listing }: { listing: Thing }) {
  const on = useChosen().includes(listing.id);
  return (
    <TextToggle
      form={compareForm}
      name="id"
      value={listing.id}
      aria-pressed={on}
      icon={Scale}
      className={classNames(on && styles.on)}
    >
      Porovnat
    </TextToggle>
  );
}
