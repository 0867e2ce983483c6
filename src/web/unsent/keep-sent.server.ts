import type { RouterContextProvider } from 'react-router';
import { noticeParameter, signedOutNotice } from '../notice-names.ts';
import { addressContext, servicesContext, userContext } from '../services.ts';
import { signInUrl } from '../urls.ts';
import { type SentForm, clearedSentFormCookie, readSentForm, sentFormCookie } from './sent-cookie.server.ts';

type Context = Readonly<RouterContextProvider>;
type Asked = { request: Request; context: Context };

/** Forms without photos are far below this; one with photos is not kept. */
const mostBytes = 32 * 1024;
const secrets = ['password', 'passwordAgain', 'pin', 'pinAgain'];

/**
 * Keeps what was sent without scripts when it turns out that nobody is signed in any more, for the page to offer it
 * again. Scripts keep it in their own tab.
 */
export async function keepSentForm({ request, context }: Asked, next: () => Promise<Response>) {
  const whole = request.headers.get('accept')?.includes('text/html') ?? false;
  if (request.method !== 'POST' || !whole) return next();
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  const copy = length <= mostBytes ? request.clone() : undefined;
  const response = await next();
  const { secureCookies } = context.get(servicesContext);
  if (leadsToSignIn(response)) {
    const form = copy && (await formOf(copy, context));
    const cookie = form && sentFormCookie(form, secureCookies);
    if (cookie) response.headers.append('set-cookie', cookie);
  } else if (isFor(readSentForm(request), context))
    response.headers.append('set-cookie', clearedSentFormCookie(secureCookies));
  return response;
}

/** What was sent from this very page before its sender was signed out, once they are signed in again. */
export function sentFormHere({ request, context }: Asked): SentForm | undefined {
  if (request.method !== 'GET' || !context.get(userContext)) return undefined;
  const form = readSentForm(request);
  return isFor(form, context) ? form : undefined;
}

function leadsToSignIn({ headers }: Response): boolean {
  const location = headers.get('location') ?? '';
  return location.includes(`${noticeParameter}=${signedOutNotice}`) || location.startsWith(`${signInUrl}?`);
}

async function formOf(request: Request, context: Context): Promise<SentForm | undefined> {
  const sent = await request.formData().catch(() => undefined);
  if (!sent || secrets.some((name) => sent.has(name))) return undefined;
  const fields = [...sent].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  // A form of one button is pressed again where it stands.
  if (fields.every(([, value]) => value === '')) return undefined;
  return { address: context.get(addressContext), fields };
}

const pathOf = (address: string) => address.split('?', 1)[0];

const isFor = (form: SentForm | undefined, context: Context): boolean =>
  form !== undefined && pathOf(form.address) === pathOf(context.get(addressContext));
