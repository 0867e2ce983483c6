/** Says that code, not a person, has set the control's value, so that forms check and keep it. */
export function announceChange(control: HTMLElement | null): void {
  control?.dispatchEvent(new Event('change', { bubbles: true }));
}
