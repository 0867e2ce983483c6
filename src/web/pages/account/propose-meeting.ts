import { data, type RouterContextProvider, redirect } from 'react-router';
import { checkFields } from '../../../contract/check-fields.ts';
import { conversationUrl } from '../../../contract/urls.ts';
import {
  choosePoint,
  findPoints,
  type Suggested,
} from '../../../features/conversations/components/suggested-points.tsx';
import {
  meetingForm,
  meetingPlaceLength,
  proposeMeeting,
  suggestMeetingPoints,
} from '../../../features/conversations/contract.ts';
import { formatPoint } from '../../../features/meeting-points/components/format-point.ts';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { callApi } from '../../api-client.ts';
import type { FormAnswer } from '../../form-answer.ts';
import { placeNamed } from '../search/place-of-search.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The result of a form of a conversation; for a meeting with the suggested places. */
export type MeetingAnswer = FormAnswer & { suggested?: Suggested };

/** Whether a button belongs to the form of a proposed meeting. */
export const isOfMeeting = (intent: string): boolean =>
  intent === 'propose-meeting' || intent === findPoints || intent.startsWith(choosePoint);

/** Suggestions for a place; undefined when the API refuses it. */
export async function suggestedPoints(context: Context, id: string, place: string | undefined) {
  const found = await callApi(context, suggestMeetingPoints, { params: { id }, query: { place } });
  return found.ok ? found.data : undefined;
}

/** Proposes a meeting, or returns the form with the found, selected or refused place and everything typed. */
export async function handleMeetingForm(context: Context, id: string, fields: FormFields) {
  const intent = fieldText(fields, 'intent');
  const wrong = intent === 'propose-meeting' ? await propose(context, id, fields) : undefined;
  const shown = shownFrom(fields);
  const end = intent === findPoints ? await typedEnd(context, fields, shown) : shown;
  const { from, place } = 'unknown' in end ? shown : end;
  const found = (await suggestedPoints(context, id, place)) ?? { points: [], near: [], known: 0 };
  const suggested: Suggested = { ...found, from, place };
  const point = [...found.points, ...found.near].find((each) => intent === choosePoint + each.id);
  const answer: FormAnswer = wrong?.answer ?? {
    code: '',
    message: '',
    fields: 'unknown' in end ? { from: [end.unknown] } : {},
    values: point ? { ...fields, ...filledBy(point) } : fields,
  };
  return data({ ...answer, suggested }, { status: wrong?.status ?? ('unknown' in end ? 422 : 200) });
}

type End = { from: string; place: string | undefined };

/** The buyer's place that the form's suggestions were made for: `CZ0642-brno|Brno`. */
function shownFrom(fields: FormFields): End {
  const [, place, from = ''] = /^([^|]*)\|(.*)$/s.exec(fieldText(fields, 'fromFor')) ?? [];
  return { from, place: place || undefined };
}

async function typedEnd(
  context: Context,
  fields: FormFields,
  shown: End,
): Promise<End | { unknown: string }> {
  const from = fieldText(fields, 'from').trim();
  if (from === '') return { from: '', place: undefined };
  if (from === shown.from) return shown;
  const named = await placeNamed(context, from);
  if ('code' in named) return { from, place: named.code };
  const labels = named.meant.map(({ label }) => label).join(', ');
  return {
    unknown:
      labels === ''
        ? `Obec „${from}“ neznáme. Napiš celý její název.`
        : `Co myslíš: ${labels}? Napiš to celé.`,
  };
}

/** A tournament lasts all day, so noon is proposed. */
function filledBy(point: Suggested['points'][number]): FormFields {
  const place = formatPoint(point).slice(0, meetingPlaceLength.max);
  return point.from === undefined ? { place } : { place, at: `${point.from}T12:00` };
}

async function propose(
  context: Context,
  id: string,
  fields: FormFields,
): Promise<{ status: number; answer: FormAnswer }> {
  const form = meetingForm.safeParse(fields);
  if (!form.success) {
    const wrong = { code: 'invalid-input', message: '', fields: checkFields(meetingForm)(fields) };
    return { status: 422, answer: { ...wrong, values: fields } };
  }
  const proposed = await callApi(context, proposeMeeting, { params: { id }, body: form.data });
  if (!proposed.ok) return { status: proposed.status, answer: { ...proposed.error, values: fields } };
  throw redirect(conversationUrl(id), 303);
}
