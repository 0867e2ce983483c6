import { type ListExport, pageByPage } from '../list-export.ts';
import { provenDeliveries, type ProvenDelivery } from './db-deliveries.ts';
import { noticeTitle } from './rules.ts';

const outcomes = {
  waiting: 'čeká',
  taken: 'převzal poštovní server',
  refused: 'odmítnuto',
  skipped: 'účet zanikl dřív',
} as const;

/** The proof of delivery: each account, when and under which Message-ID. */
export const deliveriesExport: ListExport = {
  name: 'terms-notice-deliveries',
  audience: 'admin',
  columns: ['Oznámení', 'Účet', 'E-mail', 'Výsledek', 'Kdy', 'Message-ID', 'Zobrazeno v účtu', 'Zavřeno'],
  async *rows({ db }, _, { of }) {
    const deliveries = pageByPage<ProvenDelivery>((last, atMost) =>
      provenDeliveries(db, { noticeId: of, last: last?.id, atMost }),
    );
    for await (const row of deliveries)
      yield [
        noticeTitle(row.concerns, row.effective_on),
        row.public_name,
        row.email,
        outcomes[row.outcome],
        row.done_at,
        row.message_id,
        row.seen_at,
        row.closed_at,
      ];
  },
};
