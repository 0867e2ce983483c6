import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import { suggestedPoint } from '../meeting-points/contract.ts';
import { sendRefusals } from './rules.ts';

/** Status of a proposed meeting. */
export const meetingStates = ['open', 'confirmed', 'declined', 'replaced', 'cancelled', 'lapsed'] as const;
export type MeetingState = (typeof meetingStates)[number];
export type MeetingAnswer = Exclude<MeetingState, 'open' | 'lapsed'>;

export const meetingPlaceLength = { min: 2, max: 120 } as const;

export const meeting = z
  .object({ place: z.string(), at: z.iso.datetime(), state: z.enum(meetingStates) })
  .meta({ id: 'Meeting' });
export type Meeting = z.output<typeof meeting>;

export const meetingForm = z.object({
  place: z.string().trim().min(meetingPlaceLength.min).max(meetingPlaceLength.max),
  /** Local time in Prague, as an HTML form submits it. */
  at: z
    .string()
    .min(1, { error: validationMessages.required })
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, { error: 'Zadej den a čas' })
    .refine((local) => !Number.isNaN(Date.parse(`${local}Z`)), { error: 'Zadej den a čas' })
    .meta({ description: 'Den a čas v Praze, `2026-11-26T19:00`' }),
});

const sent = z.object({ sent: z.literal(true) });
const ofMeeting = z.object({ id: z.uuid(), messageId: z.uuid() });

export const suggestMeetingPoints = operation('get', '/account/conversations/{id}/meeting-points', {
  summary:
    'Haly a turnaje, kam to mají oba zhruba stejně daleko: od místa, které ukazuje inzerát, a od obce nebo okresu v `place`, který zná jen volající; bez něj ty poblíž inzerátu. Co volající pošle, se neukládá a druhá strana to neuvidí.',
  audience: 'advertiser',
  params: z.object({ id: z.uuid() }),
  query: z.object({ place: z.string().max(20).optional() }),
  data: z
    .object({
      points: z.array(suggestedPoint),
      near: z.array(suggestedPoint).meta({ description: 'S `place` i další poblíž inzerátu' }),
      known: z.int().meta({ description: 'Kolik hal a chystaných turnajů je v celém seznamu' }),
    })
    .meta({ id: 'SuggestedMeetingPoints' }),
  errors: ['not-found'],
});

export const proposeMeeting = operation('post', '/account/conversations/{id}/meetings', {
  summary:
    'Navrhnout druhé straně, kde a kdy se výbava předá. Odejde jako zpráva; předchozí návrh, na který nikdo neodpověděl, tím končí.',
  audience: 'advertiser',
  status: 201,
  params: z.object({ id: z.uuid() }),
  body: meetingForm,
  data: sent,
  errors: [...sendRefusals, 'offer-needs-account'],
});

export const answerMeeting = operation('put', '/account/conversations/{id}/meetings/{messageId}/answer', {
  summary: 'Potvrdit nebo odmítnout předání, které navrhla druhá strana, nebo ho zrušit.',
  audience: 'advertiser',
  params: ofMeeting,
  body: z.object({ answer: z.enum(['confirmed', 'declined', 'cancelled']) }),
  data: sent,
  errors: [...sendRefusals, 'meeting-closed'],
});

export const getMeetingCalendar = operation(
  'get',
  '/account/conversations/{id}/meetings/{messageId}/calendar',
  {
    summary: 'Potvrzené předání jako událost do kalendáře (iCalendar); jen pro ty, kdo se setkají.',
    audience: 'advertiser',
    params: ofMeeting,
    data: 'file',
    errors: ['not-found'],
  },
);
