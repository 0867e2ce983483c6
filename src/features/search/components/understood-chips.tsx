import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import { type SearchState, searchAddress, withWords } from '../address.ts';
import type { Understood } from '../contract.ts';
import styles from './search-tools.module.css';

/** What parts of the words were taken for; each can be taken away by a link to the search without it. */
export function UnderstoodChips({
  search,
  understood,
}: {
  search: SearchState;
  understood: readonly Understood[];
}) {
  if (understood.length === 0) return null;
  return (
    <div className={styles.understood}>
      <p id="rozumeli">Rozuměli jsme:</p>
      <ChipRow label="Rozuměli jsme" scroll>
        {understood.map(({ key, value, label, rest }) => (
          <ChipLink key={`${key} ${value}`} to={searchAddress(withWords(search, rest))} chosen>
            {label}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}
