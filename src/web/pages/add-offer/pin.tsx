import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import { keepTyped } from '../../form-answer.ts';
import { PinStep } from '../../pin-step.tsx';
import { finishSignIn, loadPending } from '../../sign-in-flow.ts';
import { addOfferUrl, wizardUrls } from '../../urls.ts';
import { WizardFrame } from '../../wizard/wizard-frame.tsx';
import type { Route } from './+types/pin';

export const handle = { bottomBar: false };

export const loader = ({ request }: Route.LoaderArgs) => loadPending(request, addOfferUrl);

export function action({ request, context }: Route.ActionArgs) {
  return finishSignIn({ request, context }, addOfferUrl, wizardUrls.pin);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export default function AddOfferPinPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <WizardFrame step={0} path={wizardUrls.pin} title="Ověř, že je e-mail tvůj">
      <div className={classNames(layout.panel, layout.panelLarge, layout.stack)}>
        <PinStep
          pending={loaderData}
          answer={actionData}
          emailUrl={addOfferUrl}
          label="Ověřit a pokračovat"
        />
      </div>
    </WizardFrame>
  );
}
