import type { KeyboardEvent } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Turns Tab around at either end of an element, so that the focus stays in it. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((each) =>
    each.checkVisibility(),
  );
  const end = event.shiftKey ? inside[0] : inside.at(-1);
  const other = event.shiftKey ? inside.at(-1) : inside[0];
  const outside = !inside.some((each) => each === document.activeElement);
  if (document.activeElement !== end && !outside) return;
  event.preventDefault();
  other?.focus();
}
