import type { ErrorBody } from '../../contract/envelope.ts';
import { errorCatalogue, type Refusal } from '../../contract/errors.ts';

/** A refusal of the error catalogue as the API's JSON response. */
export function refusalResponse(refusal: Refusal): Response {
  const { status, message } = errorCatalogue[refusal.refused];
  const error = { code: refusal.refused, message: refusal.message ?? message, fields: refusal.fields };
  return Response.json({ error } satisfies ErrorBody, { status });
}
