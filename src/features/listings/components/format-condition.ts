import type { Condition, Wear } from '../../catalogue/contract.ts';
import type { ListingCard } from '../contract.ts';

/**
 * Duplicates the catalogue's labels, because the catalogue is too large for the browser; a test compares them.
 */
export const conditionLabels: Record<Condition, string> = {
  new: 'Nové s visačkou',
  'like-new': 'Jako nové',
  used: 'Použité',
  damaged: 'Na díly / poškozené',
};

export const wearLabels: Record<Wear, string> = {
  light: 'Lehce hrané',
  moderate: 'Hrané, plně funkční',
  heavy: 'Hodně opotřebené',
};

type Conditioned = Pick<ListingCard, 'condition' | 'wear'>;

/** Label on a card: the wear of a used item, otherwise its condition. */
export function formatCondition({ condition, wear }: Conditioned): string | undefined {
  if (wear) return wearLabels[wear];
  return condition && conditionLabels[condition];
}

/** Number of filled bars (of four) of the condition meter. */
export function conditionLevel({ condition, wear }: Conditioned): 1 | 2 | 3 | 4 {
  if (condition === 'new') return 4;
  if (condition === 'like-new') return 3;
  return condition === 'damaged' || wear === 'heavy' ? 1 : 2;
}
