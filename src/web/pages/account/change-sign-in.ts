import { type RouterContextProvider, redirect } from 'react-router';
import { endOwnSession, setLastingPin, setPassword } from '../../../features/accounts/contract.ts';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { callApi } from '../../api-client.ts';
import { ownSignInUrl } from '../../urls.ts';

/** Takes one of the forms of the page; done work leads back to it with a word of what was done. */
export async function changeSignIn(context: Readonly<RouterContextProvider>, fields: FormFields) {
  const intent = fieldText(fields, 'intent');
  const answer = await change(context, intent, fields);
  if (!answer.ok) return { status: answer.status, about: intent, ...answer.error };
  throw redirect(`${ownSignInUrl}?zprava=${intent}`);
}

function change(context: Readonly<RouterContextProvider>, intent: string, fields: FormFields) {
  const text = (name: string) => fieldText(fields, name);
  if (intent === 'end-session') return callApi(context, endOwnSession, { params: { id: text('session') } });
  if (intent === 'lasting-pin')
    return callApi(context, setLastingPin, { body: { pin: text('pin'), pinAgain: text('pinAgain') } });
  const body = { password: text('password'), passwordAgain: text('passwordAgain') };
  return callApi(context, setPassword, { body });
}
