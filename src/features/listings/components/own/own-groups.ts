import { endedStates, type ListingState, listingStates } from '../../contract.ts';

type Group = {
  /** Value of the URL parameter. */
  id: string;
  label: string;
  states: readonly ListingState[];
  drafts?: true;
  /** Shown among the tabs even when empty. */
  always?: true;
  /** The parent tab; shown only when that is selected. */
  within?: 'aktivni' | 'ukoncene';
};

const whole: Group = { id: 'vse', label: 'Vše', states: listingStates, drafts: true, always: true };

/** Tabs of one's own listings. */
const groups: readonly Group[] = [
  whole,
  { id: 'aktivni', label: 'Aktivní', states: ['active', 'reserved'], always: true },
  { id: 'volne', label: 'Volné', states: ['active'], within: 'aktivni' },
  { id: 'rezervovane', label: 'Rezervované', states: ['reserved'], within: 'aktivni' },
  { id: 'odpocivajici', label: 'Čekají na kartu', states: ['resting'] },
  { id: 'kontrola', label: 'Kontrola', states: ['held'] },
  { id: 'koncepty', label: 'Koncepty', states: [], drafts: true },
  { id: 'ukoncene', label: 'Ukončené', states: endedStates },
  { id: 'prodane', label: 'Prodané a vyřízené', states: ['sold'], within: 'ukoncene' },
  { id: 'vyprsele', label: 'Vypršelé', states: ['expired'], within: 'ukoncene' },
  { id: 'stazene', label: 'Stažené', states: ['withdrawn'], within: 'ukoncene' },
  { id: 'smazane', label: 'Smazané', states: ['blocked'], within: 'ukoncene' },
];

export type OwnGroup = Pick<Group, 'id' | 'label' | 'states' | 'drafts'>;

/** The tab for a URL parameter; an unknown value shows everything. */
export const groupOf = (word: string | null): OwnGroup => groups.find(({ id }) => id === word) ?? whole;

export type OwnCounts = Readonly<Record<ListingState, number>>;
export type CountedGroup = { id: string; label: string; count: number; current: boolean };

/**
 * Non-empty tabs with their counts; the selected one stays even when empty. Sub-tabs of the selected tab, or of
 * its parent, are included.
 */
export function countedGroups(
  counts: OwnCounts,
  drafts: number,
  current: string,
): { groups: CountedGroup[]; parts: CountedGroup[] } {
  const open = groups.find(({ id }) => id === current)?.within ?? current;
  const shown = (within: Group['within']) =>
    groups
      .filter((group) => group.within === within)
      .flatMap(({ id, label, states, always = false, ...group }): CountedGroup[] => {
        const count = states.reduce((sum, state) => sum + counts[state], group.drafts ? drafts : 0);
        const here = id === current || id === open;
        return count > 0 || here || always ? [{ id, label, count, current: here }] : [];
      });
  return { groups: shown(undefined), parts: open === 'aktivni' || open === 'ukoncene' ? shown(open) : [] };
}
