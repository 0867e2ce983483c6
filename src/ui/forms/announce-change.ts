/** Dispatches `change` after code has set a control's value, so that forms validate and store it. */
export function announceChange(control: HTMLElement | null): void {
  control?.dispatchEvent(new Event('change', { bubbles: true }));
}
