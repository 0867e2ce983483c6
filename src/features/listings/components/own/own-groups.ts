import { type ListingState, listingStates } from '../../contract.ts';

type Group = {
  /** The word in the address. */
  id: string;
  label: string;
  states: readonly ListingState[];
  drafts?: true;
  /** Stands among the tabs also when it is empty. */
  always?: true;
};

/** Views of one's own listings. */
const groups: readonly Group[] = [
  { id: 'vse', label: 'Vše', states: listingStates, drafts: true, always: true },
  { id: 'aktivni', label: 'Aktivní', states: ['active', 'reserved'], always: true },
  { id: 'rezervovane', label: 'Rezervované', states: ['reserved'] },
  { id: 'odpocivajici', label: 'Čekají na kartu', states: ['resting'] },
  { id: 'kontrola', label: 'K opravě a kontrole', states: ['held'] },
  { id: 'koncepty', label: 'Koncepty', states: [], drafts: true },
  { id: 'prodane', label: 'Prodané a vyřízené', states: ['sold'] },
  { id: 'vyprsele', label: 'Vypršelé', states: ['expired'] },
  { id: 'stazene', label: 'Stažené', states: ['withdrawn'] },
  { id: 'smazane', label: 'Smazané', states: ['blocked'] },
];

export type OwnGroup = { id: string; label: string; states: readonly ListingState[]; drafts: boolean };

const withDrafts = (group: Group): OwnGroup => ({ ...group, drafts: group.drafts ?? false });

/** The view an address asks for; an unknown word shows everything. */
export function groupOf(word: string | null): OwnGroup {
  const found = groups.find(({ id }) => id === word);
  return withDrafts(found ?? { id: 'vse', label: 'Vše', states: listingStates, drafts: true });
}

export type OwnCounts = Readonly<Record<ListingState, number>>;

/** Views that hold something, with how much; the one being looked at stays also when it is empty. */
export function countedGroups(
  counts: OwnCounts,
  drafts: number,
  current: string,
): (OwnGroup & { count: number })[] {
  return groups
    .map(withDrafts)
    .map((group) => ({
      ...group,
      count: group.states.reduce((sum, state) => sum + counts[state], group.drafts ? drafts : 0),
    }))
    .filter(
      ({ id, count }) => count > 0 || id === current || groups.some((each) => each.id === id && each.always),
    );
}
