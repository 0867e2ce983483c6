import type { Frequency } from '../contract.ts';

export const frequencyChoices: readonly { value: Frequency; label: string }[] = [
  { value: 'at-once', label: 'Hned' },
  { value: 'daily', label: 'Jednou denně' },
  { value: 'weekly', label: 'Jednou týdně' },
];
