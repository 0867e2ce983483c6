import { Link, useNavigation } from 'react-router';
import { EmailForm } from '../../../features/accounts/components/email-form.tsx';
import { SignInFrame } from '../../../features/accounts/components/sign-in-frame.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import { answerMessage, keepInput } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { readPendingSignIn } from '../../sign-in-cookie.ts';
import { startSignInFlow } from './sign-in-flow.ts';
import { forgottenPinUrl, forgottenUrl, ownSignInUrl, signInUrl } from '../../../contract/urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

export const loader = ({ request }: RouteArgs) => ({ email: readPendingSignIn(request)?.email });

/** Signs in by a mailed PIN, then asks for a new password or PIN. */
export function action({ request, context }: RouteArgs) {
  return startSignInFlow({ request, context }, forgottenPinUrl, `${ownSignInUrl}?zprava=zvol-nove`);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function ForgottenPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <div className={classNames(layout.wrap, layout.section)}>
      <PageHead
        title="Zapomenuté heslo nebo PIN"
        description="Pošleme ti jednorázový PIN a hned si zvolíš nové heslo nebo vlastní PIN."
        path={forgottenUrl}
        index={false}
      />
      <SignInFrame>
        <h1>Zapomenuté heslo nebo PIN</h1>
        <p>Napiš e-mail účtu. Pošleme na něj jednorázový PIN a hned si zvolíš nové heslo nebo vlastní PIN.</p>
        <EmailForm
          email={(actionData && fieldText(actionData.values, 'email')) || loaderData.email}
          errors={actionData?.fields}
          message={answerMessage(actionData)}
          busy={busy}
        />
        <p>
          Vzpomínáš si? <Link to={signInUrl}>Zpět na přihlášení</Link>
        </p>
      </SignInFrame>
    </div>
  );
}
