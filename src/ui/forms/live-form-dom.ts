/** `focusin` only loads the validator; on the other events a field is validated. */
export const fieldEvents = ['focusin', 'focusout', 'input', 'change'] as const;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** The name of the field that an event came from; a control may represent another field by `data-field`. */
export function nameOf(target: EventTarget | null): string | undefined {
  return isControl(target) ? target.dataset.field || target.name || undefined : undefined;
}

/** Whether an event came from a control of the form, even if the control is outside the form element. */
export function isInside(form: HTMLFormElement, target: EventTarget | null): boolean {
  return isControl(target) && target.form === form;
}

/**
 * Whether focus moves from the field to a button, or to another control of the same group. An error that appeared now
 * would move the button from under the pointer; submitting validates everything anyway.
 */
export function isLeftForButton(event: Event): boolean {
  // Leaving an edited text field fires `change` first, while the button is already pressed.
  if (event.type === 'change') return document.querySelector('button:active') !== null;
  if (event.type !== 'focusout' || !(event instanceof FocusEvent)) return false;
  const { relatedTarget } = event;
  if (relatedTarget instanceof HTMLButtonElement) return true;
  return relatedTarget !== null && nameOf(relatedTarget) === nameOf(event.target);
}

/**
 * Runs callbacks at once, or, while the pointer is pressed, after the click: an error that appears between press and
 * click would move the target away. `stop` removes the listeners.
 */
export function deferWhilePressed(): { run: (then: () => void) => void; stop: () => void } {
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
  // The click event follows the release directly, before any timer.
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
 * Focuses the first control, in document order, that belongs to one of the names. A value that must be retyped as a
 * whole (`data-retype`) is selected, so that the next key replaces it.
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
