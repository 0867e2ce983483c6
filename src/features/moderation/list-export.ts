import { categoryById } from '../catalogue/index.ts';
import { type ListExport, pageByPage } from '../list-export.ts';
import { listingStates } from '../listings/contract.ts';
import type { Hold } from '../listings/index.ts';
import { stateLabel } from '../listings/components/own/state-label.ts';
import { type ManagedRow, pageOfManaged } from './db.ts';
import { holdsOfHeld } from './managed-listings.ts';

/** Listings in any state, most recently created first. */
export const listingsExport: ListExport = {
  name: 'listings',
  audience: 'moderator',
  columns: [
    'Číslo',
    'Nadpis',
    'Druh',
    'Stav',
    'Kategorie',
    'Cena v Kč',
    'Obec',
    'Inzerent',
    'Adresa inzerenta',
    'Podnikatel',
    'Vytvořen',
    'Ve výpisech do',
    'Smazán kdy',
    'Proč',
    'Pravidlo',
  ],
  async *rows({ db }, _, { q, state }) {
    const known = listingStates.find((each) => each === state);
    for await (const row of pageByPage<ManagedRow & { hold: Hold | undefined }>(async (last, atMost) => {
      const page = await pageOfManaged(db, { q, state: known, before: last?.id, atMost });
      const holds = await holdsOfHeld(db, page);
      return page.map((each) => ({ ...each, hold: holds.get(each.id) }));
    }))
      yield [
        row.id,
        row.title,
        row.kind === 'demand' ? 'poptávka' : 'nabídka',
        stateLabel(row),
        categoryById(row.category_id)?.name,
        row.price,
        row.place_name,
        row.public_name,
        row.advertiser_slug,
        row.is_trader,
        row.created,
        row.expires_at,
        row.removed_at,
        row.reason,
        row.rule,
      ];
  },
};
