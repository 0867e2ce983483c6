/** `focusin` only brings the check; the rest are the moments at which a field is looked at. */
export const fieldEvents = ['focusin', 'focusout', 'input', 'change'] as const;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** The name of the field an event came from; a control may speak for another by `data-field`. */
export function nameOf(target: EventTarget | null): string | undefined {
  return isControl(target) ? target.dataset.field || target.name || undefined : undefined;
}

/** Whether an event came from a control of the form, wherever on the page the control stands. */
export function isInside(form: HTMLFormElement, target: EventTarget | null): boolean {
  return isControl(target) && target.form === form;
}

/**
 * Whether the field is left for a button, or for another control of the same group. A sentence that appeared now
 * would push the button from under the pointer; sending checks everything anyway.
 */
export function isLeftForButton(event: Event): boolean {
  // Leaving a changed text fires `change` first, while the button is already being pressed.
  if (event.type === 'change') return document.querySelector('button:active') !== null;
  if (event.type !== 'focusout' || !(event instanceof FocusEvent)) return false;
  const { relatedTarget } = event;
  if (relatedTarget instanceof HTMLButtonElement) return true;
  return relatedTarget !== null && nameOf(relatedTarget) === nameOf(event.target);
}

/**
 * Runs things at once, or after the click while the pointer is pressed: a sentence that appears between the press and
 * the click would push away what is pressed. `stop` ends it.
 */
export function afterPress(): { run: (then: () => void) => void; stop: () => void } {
  let pressed = false;
  let waiting: (() => void)[] = [];
  const press = () => {
    pressed = true;
  };
  const settle = () => {
    pressed = false;
    const due = waiting;
    waiting = [];
    for (const then of due) then();
  };
  // The click comes right after the release, before any timer.
  const release = () => setTimeout(settle);
  const releases = ['mouseup', 'dragend', 'pointercancel'] as const;
  window.addEventListener('mousedown', press, { capture: true });
  for (const type of releases) window.addEventListener(type, release, { capture: true });
  return {
    run: (then) => void (pressed ? waiting.push(then) : then()),
    stop: () => {
      window.removeEventListener('mousedown', press, { capture: true });
      for (const type of releases) window.removeEventListener(type, release, { capture: true });
    },
  };
}

/**
 * Moves focus to the first control, from the top of the page, that one of the names belongs to. What can only be typed
 * again as a whole (`data-retype`) is selected, so that the next key replaces it.
 */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const wrong = new Set(names);
  const control = [...(form?.elements ?? [])].find((element): element is Control => {
    return isControl(element) && element.type !== 'hidden' && wrong.has(nameOf(element) ?? '');
  });
  control?.closest('details')?.setAttribute('open', '');
  control?.focus();
  if (control instanceof HTMLInputElement && control.dataset.retype !== undefined) control.select();
}
