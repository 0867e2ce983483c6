import type { BrandPage } from '../../../features/products/contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { brandUrl } from '../../urls.ts';
import styles from './brand.module.css';

/** What a buyer of the brand's gear may mistake: the words for hardness, and brands of the same maker. */
export function BrandFacts({ brand: { name, facts } }: { brand: BrandPage }) {
  const { bladeHardness, sameMaker } = facts;
  if (!bladeHardness && sameMaker.length === 0) return null;
  return (
    <section className={layout.panel} aria-labelledby="dobre-vedet">
      <h2 id="dobre-vedet">Dobré vědět</h2>
      <div className={classNames(styles.facts, text.small)}>
        {bladeHardness && (
          <>
            <p>Tvrdost čepelí má u&nbsp;každé značky jiná slova. {name} píše:</p>
            <dl className={styles.hardness}>
              <dt>z&nbsp;PE</dt>
              <dd>{bladeHardness.pe}</dd>
              <dt>z&nbsp;PP</dt>
              <dd>{bladeHardness.pp}</dd>
            </dl>
          </>
        )}
        {sameMaker.map((other) => (
          <p key={other.slug}>
            Ke stejnému výrobci patří <PageLink to={brandUrl(other.slug)}>{other.name}</PageLink>. Díly obou
            značek se přesto nesmějí míchat: taková hůl není schválená.
          </p>
        ))}
      </div>
    </section>
  );
}
