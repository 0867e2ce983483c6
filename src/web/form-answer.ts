import { data } from 'react-router';
import type { FieldErrors } from '../contract/errors.ts';
import type { FormFields } from '../ui/forms/form-fields.ts';
import type { ApiRefusal } from './api-client.ts';
import { withAnswerTimeout } from './answer-timeout.ts';

/** Response of an action that refuses a form: messages, fields, and all input. */
export type FormAnswer = { code: string; message: string; fields: FieldErrors; values: FormFields };

export function refused(
  status: number,
  { code, message, fields }: Omit<ApiRefusal, 'code'> & { code: string },
  values: FormFields,
) {
  const answer: FormAnswer = { code, message, fields, values };
  return data(answer, { status });
}

/** The message above a form; undefined when field errors suffice. */
export function answerMessage(answer: FormAnswer | undefined): string | undefined {
  return answer && Object.keys(answer.fields).length === 0 ? answer.message : undefined;
}

const connectionLost =
  'Spojení vypadlo nebo bazar neodpovídá. Všechno napsané zůstalo ve formuláři, zkus to znovu.';

/**
 * For `clientAction`: when the server cannot be reached, the page keeps the input. `values` are for a page that
 * renders its form from the response. A 4xx or 5xx status prevents the router from revalidating loaders, which
 * would fail too.
 */
export const keepInput = <T>(serverAction: () => Promise<T>, values: FormFields = {}) =>
  withAnswerTimeout(serverAction, () =>
    refused(503, { code: 'connection-lost', message: connectionLost, fields: {} }, values),
  );
