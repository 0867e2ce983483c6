import { type RouterContextProvider, redirect } from 'react-router';
import {
  type Challenge,
  mailedPinMinutes,
  register,
  resendPin,
  signIn,
  signInWithPassword,
  startSignIn,
} from '../../../features/accounts/contract.ts';
import { suggestEmail } from '../../../features/accounts/components/suggest-email.ts';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { callApi } from '../../api-client.ts';
import { formatDevice } from '../../format-device.ts';
import { startSession } from '../../start-session.ts';
import { refused } from '../../form-answer.ts';
import { readForm } from '../../read-form.ts';
import { servicesContext } from '../../services.ts';
import {
  type PendingSignIn,
  pendingSignInCookie,
  readBrowserKey,
  readPendingSignIn,
} from '../../sign-in-cookie.ts';

type Visit = { request: Request; context: Readonly<RouterContextProvider> };

/** First step: mails a PIN (or none for a user with a lasting PIN), then redirects to `pinUrl`. */
export async function startSignInFlow({ request, context }: Visit, pinUrl: string, next: string) {
  const fields = await readForm(request);
  const browserKey = browserKeyOf(request);
  const mailPin = fieldText(fields, 'intent') !== 'own-pin';
  const body = { email: fieldText(fields, 'email'), browserKey, mailPin };
  const started = await callApi(context, startSignIn, { body });
  if (!started.ok) return refused(started.status, started.error, fields);
  const pending = pendingSignInOf(started.data, browserKey, next);
  return goWithPending(context, pinUrl, mailPin ? pending : { ...pending, withoutEmail: true });
}

/** First step of a registration, which is completed by the mailed PIN. */
export async function startRegistrationFlow({ request, context }: Visit, pinUrl: string, next: string) {
  const { password, passwordAgain, ...values } = await readForm(request);
  const typed = { email: fieldText(values, 'email'), name: fieldText(values, 'name') };
  const secrets = { password: String(password ?? ''), passwordAgain: String(passwordAgain ?? '') };
  const browserKey = browserKeyOf(request);
  const started = await callApi(context, register, { body: { ...typed, ...secrets, browserKey } });
  if (!started.ok) return refused(started.status, started.error, values);
  return goWithPending(context, pinUrl, pendingSignInOf(started.data, browserKey, next));
}

/** Signs in by email and password in one step. */
export async function startSessionWithPassword(visit: Visit, next: string) {
  const { request, context } = visit;
  const fields = await readForm(request);
  const email = fieldText(fields, 'email');
  const device = formatDevice(request.headers.get('user-agent'));
  const browserKey = browserKeyOf(request);
  const body = { email, password: fieldText(fields, 'password'), device, browserKey };
  const entered = await callApi(context, signInWithPassword, { body });
  if (!entered.ok) return refused(entered.status, entered.error, { email });
  throw redirect(next, { headers: await startSession(visit, entered.data, browserKey) });
}

/** The browser's secret; long-lived once an account was opened in it. */
export const browserKeyOf = (request: Request): string =>
  readBrowserKey(request) ?? readPendingSignIn(request)?.browserKey ?? crypto.randomUUID();

export const pendingSignInOf = (
  { id, email, resendAt }: Challenge,
  browserKey: string,
  next: string,
): PendingSignIn => ({ challengeId: id, browserKey, email, resendAt, next });

/** Second step: exchanges the PIN for a session, or requests a new PIN. `emailUrl` is the first step. */
export async function finishSignIn(visit: Visit, emailUrl: string, pinUrl: string) {
  const { request, context } = visit;
  const pending = readPendingSignIn(request);
  if (!pending) throw redirect(emailUrl);
  const fields = await readForm(request);
  if (fieldText(fields, 'intent') === 'resend') return sendAgain(visit, pending, pinUrl);
  if (fieldText(fields, 'intent') === 'correct-email') return sendToMeant(visit, pending, pinUrl);
  const { challengeId, browserKey, next } = pending;
  const device = formatDevice(request.headers.get('user-agent'));
  const body = { pin: fieldText(fields, 'pin'), challengeId, browserKey, device };
  const signedIn = await callApi(context, signIn, { body });
  if (!signedIn.ok) return refused(signedIn.status, signedIn.error, {});
  const headers = await startSession(visit, signedIn.data, browserKey);
  throw redirect(next, { headers });
}

async function sendAgain({ context }: Visit, pending: PendingSignIn, pinUrl: string) {
  const { challengeId, browserKey } = pending;
  const sent = await callApi(context, resendPin, { params: { id: challengeId }, body: { browserKey } });
  if (!sent.ok) return refused(sent.status, sent.error, {});
  const { id, resendAt } = sent.data;
  return goWithPending(context, `${pinUrl}?zprava=novy-pin`, { ...pending, challengeId: id, resendAt });
}

/** Mails a PIN to the address probably meant by the mistyped one. */
async function sendToMeant({ context }: Visit, { email, browserKey, next }: PendingSignIn, pinUrl: string) {
  const body = { email: suggestEmail(email) ?? email, browserKey, mailPin: true };
  const started = await callApi(context, startSignIn, { body });
  if (!started.ok) return refused(started.status, started.error, {});
  return goWithPending(context, pinUrl, pendingSignInOf(started.data, browserKey, next));
}

function goWithPending(context: Visit['context'], url: string, pending: PendingSignIn): never {
  const { secureCookies } = context.get(servicesContext);
  throw redirect(url, { headers: { 'set-cookie': pendingSignInCookie(pending, secureCookies) } });
}

/** Data of the second step; without a pending sign-in redirects to the first one. */
export function loadPendingSignIn(request: Request, emailUrl: string) {
  const pending = readPendingSignIn(request);
  if (!pending) throw redirect(emailUrl);
  const resendAt = Date.parse(pending.resendAt);
  return {
    email: pending.email,
    withoutEmail: pending.withoutEmail === true,
    /** The address probably meant, if the PIN went to one that looks mistyped. */
    meant: pending.withoutEmail ? undefined : suggestEmail(pending.email),
    validMinutes: mailedPinMinutes,
    resendAt: pending.resendAt,
    /** Computed on the server, because the visitor's clock may be wrong. */
    waitSeconds: Math.max(0, Math.ceil((resendAt - Date.now()) / 1000)),
  };
}
