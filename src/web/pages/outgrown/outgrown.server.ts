import { type RouterContextProvider, redirect } from 'react-router';
import { noBrand, otherBrand } from '../../../features/catalogue/address.ts';
import { getCategory, listCategories } from '../../../features/catalogue/contract.ts';
import {
  addReminder,
  boughtThing,
  estimateOutgrowing,
  outgrowingForm,
  remindOfBought,
  requestReminder,
} from '../../../features/outgrown/contract.ts';
import {
  conversationParameter,
  isOutgrownCategory,
  missingHeight,
  outgrownFields,
} from '../../../features/outgrown/rules.ts';
import type { FieldErrors } from '../../../contract/errors.ts';
import { outgrownUrl, ownRemindersUrl } from '../../../contract/urls.ts';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { refused } from '../../form-answer.ts';
import { noticeParameter } from '../../notice.ts';
import { readForm } from '../../read-form.ts';
import { userContext } from '../../services.ts';

type Context = Readonly<RouterContextProvider>;

/** The question with its estimate or errors. */
export async function loadOutgrown(context: Context, { searchParams }: URL) {
  const conversation = searchParams.get(conversationParameter);
  const bought = conversation === null ? undefined : await loadBought(context, conversation);
  const categories = (await loadFromApi(context, listCategories)).flatMap(({ slug, name }) =>
    isOutgrownCategory(slug) ? [{ value: slug, label: name }] : [],
  );
  const { asked, fields } = outgrownFields(searchParams);
  if (!asked || bought)
    return { bought, categories, brands: [], errors: noErrors, answer: undefined, status: 200 };
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  const checked = outgrowingForm.safeParse(given);
  if (!checked.success) {
    const errors: FieldErrors = missingHeight({ category: fields.category, height: given['height'] });
    for (const { path, message } of checked.error.issues) errors[path.join('.')] = [message];
    return { bought, categories, brands: [], errors, answer: undefined, status: 422 };
  }
  const estimated = await callApi(context, estimateOutgrowing, { query: checked.data });
  if (!estimated.ok)
    return { bought, categories, brands: [], errors: estimated.error.fields, answer: undefined, status: 422 };
  const category = await loadFromApi(context, getCategory, { params: { slug: checked.data.category } });
  // Options for no brand are omitted: leaving the field empty means the same.
  const brands = category.brands
    .filter(({ slug }) => slug !== noBrand && slug !== otherBrand)
    .map(({ slug, name }) => ({ value: slug, label: name }));
  return { bought, categories, brands, errors: noErrors, answer: estimated.data, status: 200 };
}

const noErrors: FieldErrors = {};

/** The item bought in a conversation of the signed-in user; undefined for a conversation of somebody else. */
async function loadBought(context: Context, id: string) {
  if (!context.get(userContext)) return undefined;
  const found = await callApi(context, boughtThing, { params: { id } });
  return found.ok && found.data.bought ? { ...found.data.bought, conversation: id } : undefined;
}

/** Creates a reminder: at once for a signed-in user, otherwise after a confirmation by email. */
export async function submitReminder(request: Request, context: Context, { searchParams }: URL) {
  const fields = await readForm(request);
  const text = (name: string) => fieldText(fields, name).trim() || undefined;
  const child = { height: text('height'), age: text('age'), place: text('place') };
  const conversation = searchParams.get(conversationParameter);
  if (conversation !== null) {
    const added = await callApi(context, remindOfBought, { params: { id: conversation }, body: child });
    if (!added.ok) return refused(added.status, added.error, fields);
    throw redirect(`${ownRemindersUrl}?${noticeParameter}=pripomeneme`, 303);
  }
  const body = {
    ...child,
    category: fieldText(fields, 'category'),
    size: fieldText(fields, 'size'),
    brand: text('brand'),
  };
  if (context.get(userContext)) {
    const added = await callApi(context, addReminder, { body });
    if (!added.ok) return refused(added.status, added.error, fields);
    throw redirect(`${ownRemindersUrl}?${noticeParameter}=pripomeneme`, 303);
  }
  const asked = await callApi(context, requestReminder, {
    body: { ...body, email: fieldText(fields, 'email') },
  });
  if (!asked.ok) return refused(asked.status, asked.error, fields);
  throw redirect(`${outgrownUrl}?${noticeParameter}=odeslano`, 303);
}
