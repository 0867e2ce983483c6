import { data } from 'react-router';
import { errorCatalogue } from '../contract/errors.ts';
import { type FormFields, readFormFields } from '../ui/forms/form-fields.ts';

/** Form data of a request; a malformed body is the client's fault: 400, not logged. */
export function parseFormData(request: Request): Promise<FormData> {
  return request.formData().catch(refuseMalformed);
}

export function refuseMalformed(): never {
  const { status, message } = errorCatalogue['malformed-request'];
  throw data(message, { status });
}

/** Text fields of a request's form. */
export async function readForm(request: Request): Promise<FormFields> {
  return readFormFields(await parseFormData(request));
}
