import type { ListExport } from '../list-export.ts';
import { managedRounds } from './views.ts';

const states = {
  draft: 'připravené',
  open: 'otevřené',
  closed: 'uzavřené',
  drawn: 'vylosované',
  cancelled: 'zrušené',
} as const;

/** Rounds of the lottery. */
export const roundsExport: ListExport = {
  name: 'lottery-rounds',
  audience: 'admin',
  columns: ['Kolo', 'Výhra', 'Hodnota v Kč', 'Počet', 'Od', 'Do', 'Losování', 'Stav', 'Losů', 'Zrušeno proč'],
  async *rows(platform) {
    for (const round of await managedRounds(platform))
      yield [
        round.name,
        round.prize,
        round.prizeValueCzk,
        round.prizes,
        round.firstDay,
        round.lastDay,
        new Date(round.drawAt),
        states[round.state],
        round.entries,
        round.cancelReason,
      ];
  },
};
