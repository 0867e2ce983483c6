/** Raw fields of the form, as they were typed. */
export type ContactValues = {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  message?: string | undefined;
  consent?: string | undefined;
};

/** Whether what is known of a visitor is an account that has no name yet. */
export const isNameless = ({ email, name }: Pick<ContactValues, 'email' | 'name'>): boolean =>
  email !== undefined && name === undefined;

/** What the server said of a message it did not take; a taken one leads to another page. */
export type ContactAnswer = {
  values: ContactValues;
  fields?: Record<string, string[]>;
  /** Why it was not sent, when no field is to blame. */
  problem?: string;
};

const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : undefined);

export function contactValues(form: FormData): ContactValues {
  const field = (name: string) => text(form.get(name));
  return {
    name: field('name'),
    email: field('email'),
    phone: field('phone'),
    message: field('message'),
    consent: field('consent'),
  };
}

/** Said when a message could not even be judged, so that nobody thinks the text is gone. */
export const notSent =
  'Zprávu se teď nepodařilo odeslat. Co máš napsané, tu zůstává, zkus to za chvíli znovu.';
