import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { formatDate } from '../../listings/components/format-time.ts';
import { roundUrl } from '../../../contract/urls.ts';
import type { LotteryRoundCard, LotteryWinner } from '../contract.ts';
import styles from './lottery.module.css';

/** Label of a winner: the name once they have accepted, the listing number until then. */
export function winnerName({ name, town, listing }: LotteryWinner): string {
  if (name === undefined) return `inzerát č. ${listing}`;
  return town ? `${name}, ${town}` : name;
}

/** What has happened to a prize; nobody gets one in the demo round. */
export function formatPrizeState({ state, answerUntil, reason }: LotteryWinner, demo: boolean): string {
  if (demo) return 'jen ukázka, výhru nikdo nedostal';
  switch (state) {
    case 'waiting':
      return `čekáme na odpověď do ${formatDate(answerUntil)}`;
    case 'accepted':
      return 'přihlásil se o výhru';
    case 'handed-over':
      return 'výhra je předaná';
    case 'declined':
      return 'výhry se vzdal, jde k náhradníkovi';
    case 'lapsed':
      return 'nepřihlásil se včas, výhra jde k náhradníkovi';
    case 'passed-over':
      return `výhra jde k náhradníkovi: ${reason ?? ''}`;
    case 'gone':
      return 'účet už není, výhra jde k náhradníkovi';
  }
}

/** The winners of one round, in draw order. */
export function Winners({ winners, demo }: { winners: readonly LotteryWinner[]; demo: boolean }) {
  if (winners.length === 0) return undefined;
  return (
    <section className={styles.section} aria-labelledby="vylosovani">
      <h2 id="vylosovani">Vylosovaní</h2>
      <ol className={styles.rows}>
        {winners.map((winner) => (
          <li key={winner.place}>
            <span>{winner.place}. v pořadí</span>
            <span>{winnerName(winner)}</span>
            <span className={styles.quiet}>{formatPrizeState(winner, demo)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const won = ({ state }: LotteryWinner) => ['waiting', 'accepted', 'handed-over'].includes(state);

function outcome({ state, winners }: LotteryRoundCard): string {
  if (state === 'cancelled') return 'zrušené';
  if (state !== 'drawn') return 'ještě se nelosovalo';
  const names = winners.filter(won).map(winnerName);
  return names.length > 0 ? names.join('; ') : 'bez výherce';
}

/** A list of rounds, each with its winners. */
export function Rounds({ title, rounds }: { title: string; rounds: readonly LotteryRoundCard[] }) {
  if (rounds.length === 0) return undefined;
  return (
    <section className={classNames(styles.section, layout.stackSmall)}>
      <h2>{title}</h2>
      <ul className={styles.rows}>
        {rounds.map((round) => (
          <li key={round.slug}>
            <PageLink to={roundUrl(round.slug)}>{round.name}</PageLink>
            <span>{outcome(round)}</span>
            <span className={styles.quiet}>{round.prize}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
