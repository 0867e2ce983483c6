import type { FormFields } from '../../../../ui/forms/form-fields.ts';
import { fieldText } from '../../../../ui/forms/form-fields.ts';
import type { OwnListing } from '../../contract.ts';

/**
 * The form that reverts a move of an own listing, given the listing before it; undefined when it cannot be reverted
 * without a loss.
 */
export function undoOf(
  move: FormFields,
  before: Pick<OwnListing, 'id' | 'state' | 'remaining'> | undefined,
): Record<string, string> | undefined {
  const id = fieldText(move, 'id');
  switch (fieldText(move, 'move')) {
    case 'sell':
    case 'withdraw':
      // A sale or withdrawal drops the reservation, which would not come back.
      return before?.state === 'active' ? { move: 'reopen', id } : undefined;
    case 'reserve':
      return { move: 'release', id };
    case 'remaining':
      return before?.remaining === undefined
        ? undefined
        : { move: 'remaining', id, remaining: String(before.remaining) };
    default:
      return undefined;
  }
}
