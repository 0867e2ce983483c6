import type { BrandInStock } from '../../../features/products/contract.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { brandUrl } from '../../urls.ts';
import styles from './brands.module.css';
import { formatStock } from './format-stock.ts';

/** Letters of their own keep their accent in the anchor, so that C and Č lead to two places. */
const anchorOf = (letter: string) => (letter === '#' ? 'pismeno-0' : `pismeno-${letter.toLowerCase()}`);
const shownLetter = (letter: string) => (letter === '#' ? '0–9' : letter);

/** Brands under their letters, in the order they come in, with links that jump to a letter. */
export function BrandDirectory({ brands, jump }: { brands: readonly BrandInStock[]; jump: boolean }) {
  const letters = [...Map.groupBy(brands, ({ letter }) => letter)];
  if (letters.length === 0) return null;
  return (
    <section className={layout.section} aria-labelledby="od-a-do-z">
      <div className={layout.sectionHead}>
        <h2 id="od-a-do-z">Od A do Z</h2>
      </div>
      {jump && (
        <nav aria-label="Písmena" className={styles.letters}>
          {letters.map(([letter]) => (
            <a key={letter} href={`#${anchorOf(letter)}`}>
              {shownLetter(letter)}
            </a>
          ))}
        </nav>
      )}
      <div className={styles.directory}>
        {letters.map(([letter, under]) => (
          <section key={letter} className={styles.letter} aria-labelledby={anchorOf(letter)}>
            <h3 id={anchorOf(letter)}>{shownLetter(letter)}</h3>
            <ul>
              {under.map((brand) => (
                <li key={brand.slug}>
                  <PageLink to={brandUrl(brand.slug)}>{brand.name}</PageLink>
                  <span>{formatStock(brand)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
