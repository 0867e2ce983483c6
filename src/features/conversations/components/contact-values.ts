/** Raw values of the form, as typed. */
export type ContactValues = {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  message?: string | undefined;
  consent?: string | undefined;
};

/** Whether the visitor is signed in to an account without a name. */
export const isNameless = ({ email, name }: Pick<ContactValues, 'email' | 'name'>): boolean =>
  email !== undefined && name === undefined;

/** The server's response to a refused message; a sent one redirects to another page. */
export type ContactAnswer = {
  values: ContactValues;
  fields?: Record<string, string[]>;
  /** Why it was not sent, when no field is invalid. */
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

/** Shown when the server could not be reached: the text is not lost. */
export const notSent =
  'Zprávu se teď nepodařilo odeslat. Co máš napsané, tu zůstává, zkus to za chvíli znovu.';
