/** What a form would send. */
export function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
}

/**
 * Which of radios that exclude each other stands for the chosen values: the one with `''` for none and for several of
 * them, and no radio where only something beside them is chosen.
 */
export function segmentOf(radios: readonly string[], chosen: readonly string[]): string | undefined {
  const on = chosen.filter((value) => radios.includes(value));
  if (on.length === 1) return on[0];
  return on.length === 0 && chosen.length > 0 ? undefined : '';
}
