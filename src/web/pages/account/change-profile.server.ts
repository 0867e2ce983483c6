import { type RouterContextProvider, redirect } from 'react-router';
import { getCompany } from '../../../features/companies/contract.ts';
import {
  type ContactKind,
  askedCompanyId,
  contactKinds,
  getProfile,
  profileFieldNames,
  removeContact,
  saveProfile,
  setContact,
} from '../../../features/profiles/contract.ts';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { profileCodeUrl, profileUrl } from '../../../contract/urls.ts';
import { profileValues } from './profile-values.ts';

type Context = Readonly<RouterContextProvider>;

/** Result of a refused form: everything typed, and the errors with the part of the page they belong to. */
export type ProfileAnswer = {
  status: number;
  /** The part of the page with the errors. */
  about: 'profile' | ContactKind;
  values: FormFields;
  fields: Readonly<Record<string, readonly string[]>>;
  message?: string;
  /** The session is too old for this change; the user has to sign in again. */
  signInAgain?: boolean;
  register?: { filled?: FormFields; said: string; failed: boolean };
};

/** Handles a button of the profile. Success redirects; otherwise returns everything typed. */
export async function changeProfile(context: Context, fields: FormFields): Promise<ProfileAnswer> {
  const intent = fieldText(fields, 'intent');
  if (intent === 'ares') return askRegister(context, fields);
  const kind = contactKinds.find((known) => known === fieldText(fields, 'kind'));
  if (kind && intent === 'set-contact') return giveContact(context, kind, fields);
  if (kind === 'phone' && intent === 'show-phone') return showPhone(context, fields);
  if (kind && kind !== 'email' && intent === 'remove-contact') {
    const removed = await callApi(context, removeContact, { params: { kind } });
    if (removed.ok) throw redirect(`${profileUrl}?zprava=odebrano`);
    return { ...refusal(removed), about: kind, values: {} };
  }
  const saved = await callApi(context, saveProfile, { body: bodyOf(fields) });
  if (saved.ok) throw redirect(`${profileUrl}?zprava=ulozeno`);
  return { ...refusal(saved), about: 'profile', values: fields };
}

/** Only the fields of the profile's form, one value each. */
function bodyOf(fields: FormFields): Parameters<typeof callApi<typeof saveProfile>>[2]['body'] {
  const given = profileFieldNames.flatMap((name) =>
    name in fields ? [[name, fieldText(fields, name)]] : [],
  );
  return Object.fromEntries(given);
}

async function giveContact(context: Context, kind: ContactKind, fields: FormFields): Promise<ProfileAnswer> {
  const value = fieldText(fields, 'value');
  const given = await callApi(context, setContact, { params: { kind }, body: { value } });
  if (!given.ok) {
    const signInAgain = given.error.code === 'fresh-sign-in-needed';
    return { ...refusal(given), about: kind, values: fields, signInAgain };
  }
  const waits = given.data.waiting.some((proof) => proof.kind === kind);
  throw redirect(waits ? `${profileCodeUrl}?co=${kind}` : `${profileUrl}?zprava=ulozeno`);
}

/** Changes only whether listings show the phone number. */
async function showPhone(context: Context, fields: FormFields): Promise<ProfileAnswer> {
  const profile = await loadFromApi(context, getProfile);
  const phoneShown = fieldText(fields, 'phoneShown') === 'yes' ? 'yes' : 'no';
  const saved = await callApi(context, saveProfile, {
    body: bodyOf({ ...profileValues(profile), phoneShown }),
  });
  if (saved.ok) throw redirect(`${profileUrl}?zprava=ulozeno`);
  // The error belongs to a field of the form above.
  const [wrong] = Object.values(saved.error.fields).flat();
  const message = wrong === undefined ? saved.error.message : `Nejdřív oprav profil výš: ${wrong}`;
  return { status: saved.status, about: 'phone', values: {}, fields: {}, message };
}

async function askRegister(context: Context, fields: FormFields): Promise<ProfileAnswer> {
  const typed = fieldText(fields, 'companyId');
  const checked = askedCompanyId.safeParse(typed);
  const wrong = checked.success
    ? checked.data === undefined && ['Nejdřív napiš IČO.']
    : checked.error.issues.map(({ message }) => message);
  const about = 'profile' as const;
  if (wrong) return { status: 422, about, values: fields, fields: { companyId: wrong } };
  const found = await callApi(context, getCompany, { params: { companyId: typed } });
  if (!found.ok) {
    const { error } = found;
    if (error.code === 'company-not-found')
      return { status: 422, about, values: fields, fields: { companyId: [error.message] } };
    // A failure of the register is no error of this page; the form works without it.
    return {
      status: 200,
      about,
      values: fields,
      fields: {},
      register: { said: error.message, failed: true },
    };
  }
  const { companyId, name, vatId = '', street, city, postcode = '', endedOn } = found.data;
  const filled = { companyId, companyName: name, vatId, street, city, postcode };
  const said = endedOn ? `Načteno z ARES. Firma podle něj zanikla ${czechDay(endedOn)}.` : 'Načteno z ARES.';
  return {
    status: 200,
    about,
    values: { ...fields, ...filled },
    fields: {},
    register: { filled, said, failed: false },
  };
}

const czechDay = (day: string) => new Date(day).toLocaleDateString('cs-CZ', { timeZone: 'UTC' });

type Refused = { status: number; error: { message: string; fields: ProfileAnswer['fields'] } };

const refusal = ({ status, error }: Refused): Pick<ProfileAnswer, 'status' | 'fields' | 'message'> => ({
  status,
  fields: error.fields,
  ...(Object.keys(error.fields).length === 0 ? { message: error.message } : {}),
});
