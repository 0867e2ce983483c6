import { endedStates, type ListingState, listingStates } from '../../contract.ts';

type Group = {
  /** The word in the address. */
  id: string;
  label: string;
  states: readonly ListingState[];
  drafts?: true;
  /** Stands among the tabs also when it is empty. */
  always?: true;
  /** The group that it divides further; it is offered only there. */
  within?: 'aktivni' | 'ukoncene';
};

const whole: Group = { id: 'vse', label: 'Vše', states: listingStates, drafts: true, always: true };

/** Views of one's own listings. */
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

/** The view an address asks for; an unknown word shows everything. */
export const groupOf = (word: string | null): OwnGroup => groups.find(({ id }) => id === word) ?? whole;

export type OwnCounts = Readonly<Record<ListingState, number>>;
export type CountedGroup = { id: string; label: string; count: number; current: boolean };

/**
 * Views that hold something, with how much; the one being looked at stays also when it is empty. Those that divide it,
 * or the one it is a part of, come apart.
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
