import { SignInFrame } from '../../features/accounts/components/sign-in-frame.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import type { Route } from './+types/sign-in-pin';
import { keepTyped } from '../form-answer.ts';
import { PageHead } from '../page-head.tsx';
import { PinStep } from '../pin-step.tsx';
import { finishSignIn, loadPending } from '../sign-in-flow.ts';
import { signInPinUrl, signInUrl } from '../urls.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadPending(request, signInUrl);

export function action({ request, context }: Route.ActionArgs) {
  return finishSignIn({ request, context }, signInUrl, signInPinUrl);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export default function SignInPinPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className={classNames(layout.wrap, layout.section)}>
      <PageHead title="Zadání PINu" path={signInPinUrl} index={false} />
      <SignInFrame>
        <h1>Zadej PIN</h1>
        <PinStep pending={loaderData} answer={actionData} emailUrl={signInUrl} label="Přihlásit se" />
      </SignInFrame>
    </div>
  );
}
