import { SignInFrame } from '../../../features/accounts/components/sign-in-frame.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { keepInput } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { PinStep } from './pin-step.tsx';
import { finishSignIn, loadPendingSignIn } from './sign-in-flow.ts';

/** URL of the first step: signing in, registering or a forgotten password. */
const stepBefore = (url: URL) => url.pathname.replace(/\/overeni(\.data)?$/, '');

export function loader({ request, url }: RouteArgs) {
  const emailUrl = stepBefore(url);
  return { ...loadPendingSignIn(request, emailUrl), emailUrl };
}

export function action({ request, context, url }: RouteArgs) {
  const emailUrl = stepBefore(url);
  return finishSignIn({ request, context }, emailUrl, `${emailUrl}/overeni`);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function SignInPinPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { emailUrl } = loaderData;
  return (
    <div className={classNames(layout.wrap, layout.section)}>
      <PageHead title="Zadání PINu" path={`${emailUrl}/overeni`} index={false} />
      <SignInFrame>
        <h1>Zadej PIN</h1>
        <PinStep pending={loaderData} answer={actionData} emailUrl={emailUrl} label="Přihlásit se" />
      </SignInFrame>
    </div>
  );
}
