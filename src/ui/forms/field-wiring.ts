/** Attributes that link a control to its label, hint and error; spread them on the control. */
export type FieldWiring = {
  id: string;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  /** Marks a control whose value was confirmed as correct, for styling only. */
  'data-fine'?: true | undefined;
};

export type FieldMessages = {
  /** One sentence or several; none when empty. */
  error?: string | readonly string[] | undefined;
  /** Confirmation shown when the value is known to be correct. */
  fine?: string | undefined;
  hint?: React.ReactNode;
};

export const firstError = (error: FieldMessages['error']): string | undefined =>
  typeof error === 'string' ? error || undefined : error?.[0];

/** Ids for `aria-describedby`: the error first, so that it is read first. */
export function describedBy(id: string, { error, fine, hint }: FieldMessages): string | undefined {
  const wrong = firstError(error) !== undefined;
  const ids = [wrong && `${id}-error`, !wrong && fine && `${id}-fine`, hint && `${id}-hint`];
  return ids.filter(Boolean).join(' ') || undefined;
}
