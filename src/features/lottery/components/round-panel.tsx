import { useEffect, useState } from 'react';
import { counted, crowns, outOf } from '../../../contract/czech.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { listingUrl } from '../../../contract/urls.ts';
import { formatDate, formatDateTime } from '../../listings/components/format-time.ts';
import type { LotteryRound } from '../contract.ts';
import { maxEntries } from '../rules.ts';
import { formatDays } from './format-days.ts';
import styles from './lottery.module.css';
import picture from './prize.svg';

const units = [
  { minutes: 24 * 60, max: Number.POSITIVE_INFINITY, forms: ['den', 'dny', 'dní'] },
  { minutes: 60, max: 24, forms: ['hodina', 'hodiny', 'hodin'] },
  { minutes: 1, max: 60, forms: ['minuta', 'minuty', 'minut'] },
] as const;

/** Counts down the minutes to the draw from the server's value, so that the device's clock does not matter. */
function Countdown({ minutes }: { minutes: number }) {
  const [left, setLeft] = useState(minutes);
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 60_000);
    return () => clearInterval(timer);
  }, []);
  const parts = units.map(({ minutes: size, max, forms }) => counted(Math.floor(left / size) % max, forms));
  return (
    <div className={styles.count} role="timer" aria-label={`Do losování zbývá ${parts.join(' ')}`}>
      {parts.map((part) => {
        const cut = part.lastIndexOf('\u00a0');
        return (
          <div key={part.slice(cut)} aria-hidden="true">
            <b>{part.slice(0, cut)}</b>
            <span>{part.slice(cut + 1)}</span>
          </div>
        );
      })}
    </div>
  );
}

/** A round's prize, time of the draw and number of entries; with the viewer's own entries when signed in. */
export function RoundPanel({
  round,
  addOffer,
  signIn,
}: {
  round: LotteryRound;
  /** URLs for adding an offer, and for signing in to see one's entries. */
  addOffer: string;
  signIn: string;
}) {
  const { own, running, drawsInMinutes } = round;
  const rows = [
    ['Přibližná hodnota', pieces(round)],
    ['Počítají se nabídky', formatDays(round)],
    [round.drawnAt ? 'Vylosováno' : 'Losuje se', formatDateTime(round.drawnAt ?? round.drawAt)],
    [round.closedAt ? 'Losů' : 'Losů ve hře', String(round.entries)],
  ];
  return (
    <section className={styles.prize} aria-label={round.name}>
      <img className={styles.picture} src={picture} alt="" width="500" height="500" />
      <div className={classNames(styles.facts, layout.stack)}>
        <p className={text.eyebrow}>{round.name}</p>
        <h2>{round.prize}</h2>
        {drawsInMinutes !== undefined && (
          <div>
            <p className={text.secondary}>Do losování zbývá</p>
            <Countdown key={drawsInMinutes} minutes={drawsInMinutes} />
          </div>
        )}
        <table className={styles.table} aria-label="O kole">
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
            {round.state !== 'cancelled' && !round.demo && (
              <tr>
                <th scope="row">Tvoje losy</th>
                <td>{own ? <Own own={own} /> : <PageLink to={signIn}>Přihlas se a uvidíš je</PageLink>}</td>
              </tr>
            )}
          </tbody>
        </table>
        <p className={text.secondary}>{formatState(round)}</p>
        {round.demo && (
          <p className={text.secondary}>
            Je to ukázka: losy jsou ukázkové inzeráty vymyšlených lidí a výhru nikdo nedostal. Losovalo se ale
            doopravdy, takže výsledek jde přepočítat.
          </p>
        )}
        {running && own?.excluded !== true && (
          <LinkButton to={addOffer} size="large" block>
            Přidat nabídku a získat los
          </LinkButton>
        )}
      </div>
    </section>
  );
}

function Own({ own }: { own: NonNullable<LotteryRound['own']> }) {
  if (own.excluded) return 'Správci se losování neúčastní.';
  return (
    <>
      {own.listings.length} {outOf(maxEntries)}
      {own.listings.map(({ id, slug, title }) => (
        <span key={id} className={text.small}>
          {', '}
          {slug ? <PageLink to={listingUrl({ slug, id })}>{title}</PageLink> : (title ?? `inzerát č. ${id}`)}
        </span>
      ))}
    </>
  );
}

const pieces = ({ prizes, prizeValueCzk }: LotteryRound) =>
  prizes === 1
    ? crowns(prizeValueCzk)
    : `${crowns(prizeValueCzk)}, ${prizes < 5 ? 'losují' : 'losuje'} se ${counted(prizes, ['kus', 'kusy', 'kusů'])}`;

function formatState({ state, running, lastDay, cancelReason, entries }: LotteryRound): string {
  if (state === 'cancelled') return `Kolo je zrušené. Důvod: ${cancelReason ?? ''}`;
  if (state === 'drawn')
    return entries === 0 ? 'V kole nebyl žádný los, takže nikdo nevyhrál.' : 'Kolo je vylosované.';
  if (state === 'closed') return 'Seznam losů je uzavřený a zveřejněný, už se nezmění.';
  if (running) return `Poslední den kola je ${formatDate(lastDay)}.`;
  return 'Nabídky zveřejněné dnes se do tohoto kola nepočítají.';
}
