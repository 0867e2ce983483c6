import { useEffect, useRef } from 'react';
import { redirect, useNavigation } from 'react-router';
import { ResendPin } from '../../../features/accounts/components/resend-pin.tsx';
import { contactLabels, shownTarget } from '../../../features/profiles/components/contact-labels.ts';
import { confirmContact, contactKinds, getProfile, setContact } from '../../../features/profiles/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { LiveForm, type SubmissionResult } from '../../../ui/forms/live-form.tsx';
import { PinInput } from '../../../ui/forms/pin-input.tsx';
import { callApi, loadFromApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { profileCodeUrl, profileUrl } from '../../../contract/urls.ts';
import { AccountFrame } from './account-frame.tsx';

const kindOf = (url: URL) => contactKinds.find((kind) => kind === url.searchParams.get('co'));

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url);
  const { waiting } = await loadFromApi(context, getProfile);
  const proof = waiting.find(({ kind }) => kind === kindOf(url));
  if (!proof) throw redirect(profileUrl);
  // Computed on the server, because the visitor's clock may be wrong.
  const waitSeconds = Math.max(0, Math.ceil((Date.parse(proof.resendAt) - Date.now()) / 1000));
  return { ...proof, waitSeconds };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const kind = kindOf(url);
  if (!kind) throw redirect(profileUrl);
  const fields = await readForm(request);
  if (fieldText(fields, 'intent') === 'resend') {
    const { waiting } = await loadFromApi(context, getProfile);
    const value = waiting.find((proof) => proof.kind === kind)?.target;
    if (value === undefined) throw redirect(profileUrl);
    const sent = await callApi(context, setContact, { params: { kind }, body: { value } });
    if (!sent.ok) return refused(sent.status, sent.error, {});
    throw redirect(`${profileCodeUrl}?co=${kind}&zprava=novy-kod`);
  }
  const body = { pin: fieldText(fields, 'pin') };
  const confirmed = await callApi(context, confirmContact, { params: { kind }, body });
  if (!confirmed.ok) return refused(confirmed.status, confirmed.error, {});
  throw redirect(`${profileUrl}?zprava=overeno-${kind}`);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** Where the code from an email or an SMS is typed. */
export default function ProfileCode({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const navigation = useNavigation();
  const resending = navigation.formData?.get('intent') === 'resend';
  const { kind, target } = loaderData;
  const labels = contactLabels[kind];
  return (
    <AccountFrame current={profileUrl}>
      <PageHead
        title={labels.codeTitle}
        description="Opiš PIN, který jsme ti poslali."
        path={profileCodeUrl}
        index={false}
      />
      <h1>{labels.codeTitle}</h1>
      <p>
        {labels.sentTo} <strong>{shownTarget(kind, target)}</strong>.
      </p>
      <DoneNotice texts={{ 'novy-kod': 'Nový PIN je na cestě. Předchozí už neplatí.' }} />
      <CodeForm
        errors={actionData?.fields}
        message={answerMessage(actionData)}
        busy={navigation.formMethod === 'POST' && !resending}
      />
      <ResendPin
        resendAt={loaderData.resendAt}
        waitSeconds={loaderData.waitSeconds}
        busy={resending}
        bySms={kind === 'phone'}
      />
      <LinkButton to={profileUrl} variant="tertiary">
        Zpět do profilu
      </LinkButton>
    </AccountFrame>
  );
}

const load = () =>
  import('../../../features/profiles/components/profile-checks.ts').then((checks) => checks.checkCode);
const labels = { pin: 'PIN' };

/** Six digits from an email or an SMS. */
function CodeForm({ busy, ...sent }: SubmissionResult) {
  const field = useRef<HTMLInputElement>(null);
  // Focuses the field at once, but keeps the page scrolled to its top.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <LiveForm load={load} labels={labels} {...sent}>
      {(wrong) => (
        <>
          <Field label={labels.pin} id="pin" error={wrong.pin} hint="Šest číslic, platí 15 minut.">
            {(wiring) => <PinInput {...wiring} ref={field} name="pin" />}
          </Field>
          <Button size="large" busy={busy}>
            Ověřit
          </Button>
        </>
      )}
    </LiveForm>
  );
}
