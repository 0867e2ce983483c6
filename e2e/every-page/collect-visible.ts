/** Collects what a user sees of the page; runs in the browser, so it must be self-contained. */
export function collectVisible() {
  const main = document.querySelector('main') ?? document.body;
  const controls = [...main.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const sends = (form: HTMLFormElement) =>
    [...form.elements].some(
      (element) =>
        (element instanceof HTMLButtonElement && element.type === 'submit') ||
        (element instanceof HTMLInputElement && /^(submit|image)$/.test(element.type)),
    );
  return {
    heading: document.querySelector('h1')?.checkVisibility() ?? false,
    words: main.innerText.replaceAll(/\s+/g, ' ').length,
    /** Names of all fields that can be filled in. */
    fields: [...new Set(controls.filter(({ type }) => type !== 'hidden').map(({ name }) => name))].filter(
      Boolean,
    ),
    /** Visible forms without a button to submit them. */
    stuckForms: [...document.forms]
      .filter((form) => controls.some((control) => control.form === form && control.checkVisibility()))
      .filter((form) => !sends(form))
      .map((form) => form.action),
  };
}
