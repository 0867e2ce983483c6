import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import { changed, searchParameters, type SearchState, searchAddress, withWords } from '../address.ts';
import type { SearchResult } from '../contract.ts';
import styles from './search-tools.module.css';

/** What could be left out of a search that found nothing, with how many listings that gives. */
export function LoosenLinks({ search, loosen }: { search: SearchState; loosen: SearchResult['loosen'] }) {
  if (loosen.length === 0) return null;
  return (
    <div className={styles.loosen}>
      <p>Co zkusit vynechat:</p>
      <ChipRow label="Co zkusit vynechat">
        {loosen.map(({ label, key, rest, count }) => (
          <ChipLink key={`${key} ${label}`} to={looserAddress(search, key, rest)} count={count}>
            {label}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}

function looserAddress(search: SearchState, key: string, rest: string | undefined): string {
  if (key === 'q') return searchAddress(withWords(search, rest ?? ''));
  const name = searchParameters.find((each) => each === key);
  return searchAddress(name ? changed(search, name, []) : search);
}
