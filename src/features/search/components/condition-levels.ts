import { conditionLevel } from '../../listings/components/format-condition.ts';
import { conditions } from './choices.ts';

/** Bars of the condition meter by the value of the filter. */
export const conditionLevels = new Map<string, 1 | 2 | 3 | 4>(
  conditions.map((condition) => [condition, conditionLevel({ condition })]),
);
