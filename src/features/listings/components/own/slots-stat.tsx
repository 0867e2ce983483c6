import { counted, outOf, plural } from '../../../../contract/czech.ts';
import { Stat } from '../../../../ui/cards/stats.tsx';

/** Free slots of an account above a bar of the occupied ones, and how many of these wait for review. */
export function SlotsStat({ used, waiting, limit }: { used: number; waiting: number; limit: number }) {
  const free = Math.max(0, limit - used);
  return (
    <Stat value={free} of={limit} meter={{ value: used, label: `Obsazené karty: ${used} ${outOf(limit)}` }}>
      <span>
        {plural(free, ['volná karta', 'volné karty', 'volných karet'])}
        {waiting > 0 && `, ${waitingSlots(waiting)}`}
      </span>
    </Stat>
  );
}

export const waitingSlots = (waiting: number): string =>
  counted(waiting, ['karta čeká na kontrolu', 'karty čekají na kontrolu', 'karet čeká na kontrolu']);
