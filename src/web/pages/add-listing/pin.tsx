import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import { keepInput } from '../../form-answer.ts';
import { PinStep } from '../sign-in/pin-step.tsx';
import { finishSignIn, loadPendingSignIn } from '../sign-in/sign-in-flow.ts';
import { readPendingSignIn } from '../../sign-in-cookie.ts';
import { severalUrl, wizardUrls } from '../../../contract/urls.ts';
import { kindOfAddress } from './kind-of-address.ts';
import { WizardFrame } from './wizard-frame.tsx';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

export const handle = { bottomBar: false };

export function loader({ request, url }: RouteArgs) {
  const kind = kindOfAddress(url);
  const several = readPendingSignIn(request)?.next === severalUrl;
  return { kind, several, pending: loadPendingSignIn(request, wizardUrls[kind].email) };
}

export function action({ request, context, url }: RouteArgs) {
  const urls = wizardUrls[kindOfAddress(url)];
  return finishSignIn({ request, context }, urls.email, urls.pin);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AddListingPinPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { kind, several, pending } = loaderData;
  const urls = wizardUrls[kind];
  return (
    <WizardFrame
      kind={kind}
      step={0}
      path={urls.pin}
      title="Ověř, že je e-mail tvůj"
      lead={several && 'Pak se otevře tabulka, do které vložíš všechno najednou.'}
      hasSteps={!several}
    >
      <div className={classNames(layout.panel, layout.panelLarge, layout.stack)}>
        <PinStep pending={pending} answer={actionData} emailUrl={urls.email} label="Ověřit a pokračovat" />
      </div>
    </WizardFrame>
  );
}
