import type { RouterContextProvider } from 'react-router';
import { countReferral } from '../../features/referrals/contract.ts';
import { type FormFields, fieldText } from '../../ui/forms/form-fields.ts';
import { callApi } from '../api-client.ts';
import { readCookie } from '../cookies.ts';

/** Counts whoever has just published for the one who invited them: by the cookie, or by the code that travelled along. */
export async function countReferralOf(
  context: Readonly<RouterContextProvider>,
  request: Request,
  fields: FormFields,
): Promise<void> {
  const travelled = fieldText(fields, 'rc') || new URL(request.url).searchParams.get('rc');
  const code = readCookie(request, 'refCode') ?? travelled;
  if (code) await callApi(context, countReferral, { body: { code: code.slice(0, 100) } });
}
