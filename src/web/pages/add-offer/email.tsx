import { Link, useNavigation } from 'react-router';
import { EmailForm } from '../../../features/accounts/components/email-form.tsx';
import { currentSession } from '../../../features/accounts/contract.ts';
import { listOwnListings } from '../../../features/listings/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { counted } from '../../../contract/czech.ts';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { loadFromApi } from '../../api-client.ts';
import { answerMessage, keepTyped } from '../../form-answer.ts';
import { userContext } from '../../services.ts';
import { readPendingSignIn } from '../../sign-in-cookie.ts';
import { beginSignIn } from '../../sign-in-flow.ts';
import { addOfferUrl, wizardUrls } from '../../urls.ts';
import { WizardFrame } from '../../wizard/wizard-frame.tsx';
import type { Route } from './+types/email';

export const handle = { bottomBar: false };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const email = readPendingSignIn(request)?.email;
  if (!context.get(userContext)) return { email, account: undefined };
  const [{ publicName }, { cards }] = await Promise.all([
    loadFromApi(context, currentSession),
    loadFromApi(context, listOwnListings),
  ]);
  const other = url.searchParams.has('jiny');
  return { email, account: { name: publicName, cards, other } };
}

export function action({ request, context }: Route.ActionArgs) {
  return beginSignIn({ request, context }, wizardUrls.pin, wizardUrls.details);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export default function AddOfferEmailPage({
  loaderData: { email, account },
  actionData,
}: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST';
  if (account && !account.other) return <WhichAccount {...account} />;
  return (
    <WizardFrame
      step={0}
      path={addOfferUrl}
      index
      title="Kam ti mají kupující psát?"
      lead="Stačí e-mail. Nikde ho neukážeme, zprávy chodí přes bazar."
    >
      <div className={classNames(layout.panel, layout.panelLarge)}>
        <EmailForm
          email={(actionData && fieldText(actionData.values, 'email')) || email}
          errors={actionData?.fields}
          message={answerMessage(actionData)}
          busy={busy}
          hint="Pošleme ti na něj PIN. Účet tím vznikne sám."
        />
      </div>
      {account && (
        <p className={text.small}>
          <Link to={addOfferUrl}>Zpět k účtu {account.name}</Link>
        </p>
      )}
    </WizardFrame>
  );
}

function WhichAccount({ name, cards }: { name: string; cards: { used: number; limit: number } }) {
  const free = Math.max(0, cards.limit - cards.used);
  return (
    <WizardFrame
      step={0}
      path={addOfferUrl}
      index
      title={`Přidáváš jako ${name}?`}
      lead="Inzerát přidáme k tomuhle účtu."
    >
      <div className={classNames(layout.panel, layout.panelLarge, layout.stack)}>
        <p>
          Máš {counted(free, ['volnou kartu', 'volné karty', 'volných karet'])} z&nbsp;{cards.limit}. Karta je
          místo pro jeden inzerát.
        </p>
        <div className={layout.row}>
          <LinkButton to={wizardUrls.details} size="large">
            Pokračovat jako {name}
          </LinkButton>
          <LinkButton to={`${addOfferUrl}?jiny`} variant="tertiary">
            Použít jiný účet
          </LinkButton>
        </div>
      </div>
    </WizardFrame>
  );
}
