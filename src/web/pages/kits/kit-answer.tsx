import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { counted, crowns, outOf, plural } from '../../../contract/czech.ts';
import { categoryUrl } from '../../../contract/urls.ts';
import { KitView } from '../../../features/kits/components/kit-view.tsx';
import styles from '../../../features/kits/components/kits.module.css';
import { pieceGenitives, pieceLabels } from '../../../features/kits/components/piece-labels.ts';
import { answerId } from '../../../features/kits/address.ts';
import type { Wearer } from '../../../features/kits/rules.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { FoundKits } from './kits.server.ts';

type Props = {
  found: FoundKits;
  /** Whether no hand was chosen for the stick. */
  anyHand: boolean;
  who: Wearer;
  /** The URL of the page with its query. */
  back: string;
  /** URL of the same kit with postal delivery from anywhere; undefined when already allowed. */
  byPost: string | undefined;
};

/** Up to three ways to buy a kit, the unavailable pieces, and how the sizes were chosen. */
export function KitAnswer({ found, anyHand, who, back, byPost }: Props) {
  const answer = useRef<HTMLDivElement>(null);
  const { key, hash } = useLocation();
  // Moves the focus for screen readers and the keyboard, as a native navigation to the fragment would.
  useEffect(() => {
    if (hash === `#${answerId}`) answer.current?.focus({ preventScroll: true });
  }, [key, hash]);
  const { kits, pieces, newFrom } = found;
  const there = pieces.filter(({ state }) => state === 'found');
  const missing = pieces.filter(({ state }) => state === 'missing');
  const dear = pieces.filter(({ state }) => state === 'over-budget');
  const tooDear = cheapestOver(kits);
  const onSale =
    missing.length === 0
      ? 'Všechno, co chceš, je teď na prodej.'
      : `Na prodej ${plural(there.length, ['je', 'jsou', 'je'])} ${counted(there.length, ['věc', 'věci', 'věcí'])} ${outOf(pieces.length)}.`;
  const why = <WhySizes found={found} who={who} />;
  const rest = missing.length > 0 && <Missing pieces={missing} />;
  const ways = kits.map((kit) => (
    <KitView key={kit.reasons.join()} kit={kit} id={`sada-${kit.reasons[0]}`} back={back} />
  ));
  return (
    <div id={answerId} ref={answer} tabIndex={-1} className={styles.answer}>
      {kits.length > 0 ? (
        <>
          {anyHand && there.some(({ piece }) => piece === 'stick') && (
            <div className={styles.below}>
              <Alert severity="warn">
                U&nbsp;hole nevíme, která ruka je dole, a&nbsp;tak může být levá i&nbsp;pravá. Doplň ji
                v&nbsp;zadání.
              </Alert>
            </div>
          )}
          <p className={styles.found} role="status">
            <b>
              {tooDear
                ? `Do ${crowns(tooDear.total + tooDear.left)} se to nevejde, nejlevnější je za ${crowns(tooDear.total)}.`
                : onSale}
            </b>{' '}
            {tooDear && missing.length > 0 && `${onSale} `}
            {dear.length > 0 &&
              `${tooDear ? 'Není v\u00a0tom' : 'Do rozpočtu se nevešlo'}: ${dear.map(({ piece }) => pieceLabels[piece].toLowerCase()).join(', ')}. `}
            {newFrom !== undefined &&
              kits.every(({ total }) => total < newFrom) &&
              `Nové by tyhle věci stály aspoň ${crowns(newFrom)} (odhad).`}
          </p>
          {kits.length === 1 ? (
            <div className={classNames(layout.sectionNext, layout.columns, layout.columnsSide)}>
              <div className={layout.stackLarge}>
                {ways}
                {rest}
              </div>
              {why}
            </div>
          ) : (
            <div className={classNames(layout.sectionNext, styles.kits)}>{ways}</div>
          )}
        </>
      ) : (
        <Alert
          severity="info"
          title={
            byPost ? 'V\u00a0tomto okolí teď nic z\u00a0toho není.' : 'Nic z\u00a0toho teď na prodej není.'
          }
        >
          {byPost ? 'Zkus větší okolí, nebo si věci níž nech hlídat.' : 'Věci níž si můžeš nechat hlídat.'}
        </Alert>
      )}
      {byPost && missing.length > 0 && (
        <p className={styles.ways}>
          <PageLink to={byPost}>Hledat i&nbsp;poštou z&nbsp;celé republiky</PageLink>
        </p>
      )}
      {kits.length !== 1 && (
        <div className={layout.stackLarge}>
          {rest}
          {why}
        </div>
      )}
    </div>
  );
}

/** The cheapest kit if each exceeds the budget, by `-left`. */
function cheapestOver(kits: FoundKits['kits']): { total: number; left: number } | undefined {
  const over = kits.flatMap(({ total, left }) => (left !== undefined && left < 0 ? [{ total, left }] : []));
  return over.length === kits.length ? over.toSorted((a, b) => a.total - b.total)[0] : undefined;
}

/** Pieces not on sale now: where to search, and a link for adding a demand. */
function Missing({ pieces }: { pieces: FoundKits['pieces'] }) {
  return (
    <section aria-labelledby="chybi">
      <div className={layout.sectionHead}>
        <div>
          <h2 id="chybi">Tohle teď na prodej není</h2>
          <p>V&nbsp;hledání si nabídku necháš hlídat, poptávku uvidí prodejci.</p>
        </div>
      </div>
      <ul className={styles.pieces}>
        {pieces.map(({ piece, why, searchTo, demandTo }) => (
          <li key={piece} className={layout.panel}>
            <h3>{pieceLabels[piece]}</h3>
            <p className={text.small}>{why}.</p>
            <p className={styles.ways}>
              <PageLink to={searchTo}>Hledat a&nbsp;hlídat</PageLink>
              <PageLink to={demandTo}>Dát poptávku</PageLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The sizes searched for, each reason once for all pieces that share it, and links to all offers in them. Missing
 * pieces state theirs above.
 */
function WhySizes({ found: { pieces, sources }, who }: { found: FoundKits; who: Wearer }) {
  const offered = pieces.filter(({ state }) => state !== 'missing');
  return (
    <section className={classNames(layout.panel, layout.stack, layout.start)} aria-labelledby="velikosti">
      <h2 id="velikosti">Proč tyhle velikosti</h2>
      {offered.length > 0 && (
        <ul className={styles.pieces}>
          {[...Map.groupBy(offered, ({ why }) => why)].map(([why, same]) => (
            <li key={why}>
              <h3>{same.map(({ piece }) => pieceLabels[piece]).join(', ')}</h3>
              <p className={text.small}>{why}.</p>
              <p className={styles.ways}>
                {same.map(({ piece, searchTo }) => (
                  <PageLink key={piece} to={searchTo}>
                    {same.length > 1 ? `Nabídky ${pieceGenitives[piece]}` : 'Všechny nabídky'}
                  </PageLink>
                ))}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className={classNames(text.small, text.muted)}>
        {sources.join(' ')} Adresa této stránky si zadání pamatuje, můžeš ji poslat dál.{' '}
        {who === 'child' && (
          <>
            Sety pro děti velikosti neuvádějí, <PageLink to={categoryUrl('sety')}>projdi je zvlášť</PageLink>.
          </>
        )}
      </p>
    </section>
  );
}
