import { fieldText } from '../../../../ui/forms/form-fields.ts';
import type { Draft } from '../../contract.ts';

/** Whether anything was put into the draft at all. */
export function isStarted({ values, photos }: Draft): boolean {
  return (
    photos.length > 0 ||
    ['category', 'title', 'description'].some((name) => fieldText(values, name).trim() !== '')
  );
}
