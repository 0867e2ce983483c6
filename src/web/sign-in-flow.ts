import { type RouterContextProvider, redirect } from 'react-router';
import { mailedPinMinutes, resendPin, signIn, startSignIn } from '../features/accounts/contract.ts';
import { fieldText, readFormFields } from '../ui/forms/form-fields.ts';
import { callApi } from './api-client.ts';
import { refused } from './form-answer.ts';
import { mergeKept } from './favourites/change-favourites.ts';
import { servicesContext, userContext } from './services.ts';
import {
  type PendingSignIn,
  clearedPendingSignInCookie,
  pendingSignInCookie,
  readPendingSignIn,
} from './sign-in-cookie.ts';
import { userCookie } from './user-cookie.ts';

type Visit = { request: Request; context: Readonly<RouterContextProvider> };

/** First step: mail a PIN to the typed address, then ask for it at `pinUrl`; `next` is where it all leads. */
export async function beginSignIn({ request, context }: Visit, pinUrl: string, next: string) {
  const fields = readFormFields(await request.formData());
  const browserKey = readPendingSignIn(request)?.browserKey ?? crypto.randomUUID();
  const body = { email: fieldText(fields, 'email'), browserKey };
  const started = await callApi(context, startSignIn, { body });
  if (!started.ok) return refused(started.status, started.error, fields);
  const { id, email, resendAt } = started.data;
  return goWithPending(context, pinUrl, { challengeId: id, browserKey, email, resendAt, next });
}

/** Second step: exchange the PIN for a session, or ask for a new PIN. `emailUrl` is where to start again. */
export async function finishSignIn(visit: Visit, emailUrl: string, pinUrl: string) {
  const { request, context } = visit;
  const pending = readPendingSignIn(request);
  if (!pending) throw redirect(emailUrl);
  const fields = readFormFields(await request.formData());
  if (fieldText(fields, 'intent') === 'resend') return sendAgain(visit, pending, pinUrl);
  const { challengeId, browserKey, next } = pending;
  const body = { pin: fieldText(fields, 'pin'), challengeId, browserKey };
  const signedIn = await callApi(context, signIn, { body });
  if (!signedIn.ok) return refused(signedIn.status, signedIn.error, {});
  const { secureCookies } = context.get(servicesContext);
  const user = { token: signedIn.data.token, name: signedIn.data.advertiser.publicName };
  context.set(userContext, user);
  const merged = await mergeKept(visit);
  const headers = new Headers([
    ['set-cookie', userCookie(signedIn.data, secureCookies)],
    ...(merged ? [['set-cookie', merged] satisfies [string, string]] : []),
    ['set-cookie', clearedPendingSignInCookie(secureCookies)],
  ]);
  throw redirect(next, { headers });
}

async function sendAgain({ context }: Visit, pending: PendingSignIn, pinUrl: string) {
  const { challengeId, browserKey } = pending;
  const sent = await callApi(context, resendPin, { params: { id: challengeId }, body: { browserKey } });
  if (!sent.ok) return refused(sent.status, sent.error, {});
  const { id, resendAt } = sent.data;
  return goWithPending(context, `${pinUrl}?zprava=novy-pin`, { ...pending, challengeId: id, resendAt });
}

function goWithPending(context: Visit['context'], url: string, pending: PendingSignIn): never {
  const { secureCookies } = context.get(servicesContext);
  throw redirect(url, { headers: { 'set-cookie': pendingSignInCookie(pending, secureCookies) } });
}

/** What the page of the second step shows; without a sign-in under way it leads back to the first. */
export function loadPending(request: Request, emailUrl: string) {
  const pending = readPendingSignIn(request);
  if (!pending) throw redirect(emailUrl);
  const resendAt = Date.parse(pending.resendAt);
  return {
    email: pending.email,
    validMinutes: mailedPinMinutes,
    resendAt: pending.resendAt,
    /** Counted here, because the visitor's clock may be wrong. */
    waitSeconds: Math.max(0, Math.ceil((resendAt - Date.now()) / 1000)),
  };
}
