import { Readable } from 'node:stream';
import type { RouterContextProvider } from 'react-router';
import { multipartParts, multipartType } from '../multipart.ts';
import { noticeParameter, signedOutNotice } from '../../contract/signed-out.ts';
import { addressContext, servicesContext, userContext } from '../services.ts';
import { secondFactorUrl, signInUrl } from '../../contract/urls.ts';
import {
  type SubmittedForm,
  clearedSubmittedFormCookie,
  readSubmittedForm,
  submittedFormCookie,
} from './submitted-cookie.server.ts';

type Context = Readonly<RouterContextProvider>;
type Asked = { request: Request; context: Context };

/** The text of any form is far below this; photos follow it. */
const maxBytes = 32 * 1024;
const secrets = ['password', 'passwordAgain', 'pin', 'pinAgain', 'code'];

/** Submit buttons of forms with photos: without the photos such a form is only refilled, not resubmitted. */
const buttons = ['intent', 'action', 'over'];

/**
 * Stores a form submitted without JavaScript in a cookie when the session turns out to have expired, so that the
 * page can offer to resubmit it. With JavaScript it is stored in the tab.
 */
export async function storeSubmittedForm({ request, context }: Asked, next: () => Promise<Response>) {
  const whole = request.headers.get('accept')?.includes('text/html') ?? false;
  if (request.method !== 'POST' || !whole) return next();
  const start = await beginningOf(request.clone());
  const response = await next();
  const { secureCookies } = context.get(servicesContext);
  if (leadsToSignIn(response) && !context.get(addressContext).startsWith(secondFactorUrl)) {
    const form = await formOf(request, start, context);
    const cookie = form && submittedFormCookie(form, secureCookies);
    if (cookie) response.headers.append('set-cookie', cookie);
  } else if (isFor(readSubmittedForm(request), context))
    response.headers.append('set-cookie', clearedSubmittedFormCookie(secureCookies));
  return response;
}

/** The form submitted from this page before the session expired, once its sender is signed in again. */
export function submittedFormHere({ request, context }: Asked): SubmittedForm | undefined {
  if (request.method !== 'GET' || !context.get(userContext)) return undefined;
  const form = readSubmittedForm(request);
  return isFor(form, context) ? form : undefined;
}

function leadsToSignIn({ headers }: Response): boolean {
  const location = headers.get('location') ?? '';
  return (
    location.includes(`${noticeParameter}=${signedOutNotice}`) ||
    location.startsWith(`${signInUrl}?`) ||
    location.startsWith(secondFactorUrl)
  );
}

/** The part of a body that may be text. The rest is left for the action and never buffered here. */
async function beginningOf({ body }: Request): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    while (reader && size <= maxBytes) {
      const { value } = await reader.read();
      if (!value) break;
      pieces.push(value);
      size += value.byteLength;
    }
  } catch {
    // The action itself reports an interrupted body.
  }
  reader?.cancel().catch(() => undefined);
  return new Uint8Array(Buffer.concat(pieces));
}

async function formOf(
  request: Request,
  start: Uint8Array<ArrayBuffer>,
  context: Context,
): Promise<SubmittedForm | undefined> {
  const multipart = multipartType(request);
  const { texts, photos } = multipart ? await partsOf(start, multipart) : await textsOf(request, start);
  if (texts.some(([name]) => secrets.includes(name))) return undefined;
  const fields = photos ? texts.filter(([name]) => !buttons.includes(name)) : texts;
  // A form with only a button can be submitted again by pressing it.
  if (fields.every(([, value]) => value === '')) return undefined;
  return { address: context.get(addressContext), fields, ...(photos ? { photos } : {}) };
}

type Parts = { texts: [string, string][]; photos: boolean };

async function partsOf(start: Uint8Array, contentType: string): Promise<Parts> {
  const parts: Parts = { texts: [], photos: false };
  try {
    for await (const part of multipartParts(Readable.from([start]), contentType)) {
      if ('value' in part) parts.texts.push([part.name, part.value]);
      else if (part.fileName) parts.photos = true;
    }
  } catch {
    // The buffered part ends within a photo.
  }
  return parts;
}

/** A form without photos longer than any of ours is not stored. */
async function textsOf(request: Request, start: Uint8Array<ArrayBuffer>): Promise<Parts> {
  const type = request.headers.get('content-type') ?? '';
  const whole = start.byteLength <= maxBytes;
  const sent =
    whole && (await new Response(start, { headers: { 'content-type': type } }).formData().catch(() => false));
  if (!(sent instanceof FormData)) return { texts: [], photos: false };
  const texts = [...sent].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return { texts, photos: false };
}

const pathOf = (address: string) => address.split('?', 1)[0];

const isFor = (form: SubmittedForm | undefined, context: Context): boolean =>
  form !== undefined && pathOf(form.address) === pathOf(context.get(addressContext));
