import type { WatchChange } from '../../../features/watches/contract.ts';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { frequencyOf } from './submit-watch.server.ts';

/** The change requested by a watch's button. */
export function requestedChange(fields: FormFields): 'end' | WatchChange {
  const intent = fieldText(fields, 'intent');
  if (intent === 'end') return 'end';
  if (intent === 'pause') return { state: 'paused' };
  if (intent === 'go-on') return { state: 'active' };
  return { frequency: frequencyOf(fieldText(fields, 'frequency')) };
}
