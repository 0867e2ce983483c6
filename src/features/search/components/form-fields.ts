/** The fields a form would submit. */
export function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
}

/**
 * Which of several exclusive radios represents the selected values: `''` for none or several of them, and
 * undefined when only other values are selected.
 */
export function segmentOf(radios: readonly string[], chosen: readonly string[]): string | undefined {
  const on = chosen.filter((value) => radios.includes(value));
  if (on.length === 1) return on[0];
  return on.length === 0 && chosen.length > 0 ? undefined : '';
}
