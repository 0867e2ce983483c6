import { data } from 'react-router';
import { errorCatalogue } from '../contract/errors.ts';
import { type FormFields, readFormFields } from '../ui/forms/form-fields.ts';

/** The form that a request sends. A body that is none is its sender's fault: 400, and nothing in the log. */
export function sentForm(request: Request): Promise<FormData> {
  return request.formData().catch(refuseMalformed);
}

export function refuseMalformed(): never {
  const { status, message } = errorCatalogue['malformed-request'];
  throw data(message, { status });
}

/** The text fields of the form that a request sends. */
export async function readForm(request: Request): Promise<FormFields> {
  return readFormFields(await sentForm(request));
}
