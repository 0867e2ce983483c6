import { Form } from 'react-router';
import { confirmNewsletter, newsletterOfKey } from '../../../features/newsletter/contract.ts';
import { consentText } from '../../../features/newsletter/rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorAlert } from '../../../ui/feedback/alert.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { callApi } from '../../api-client.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { newsletterUrl, searchUrl } from '../../../contract/urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

/** A GET changes nothing, because mail scanners follow links. */
export async function loader({ context, params }: RouteArgs<'id'>) {
  const answer = await callApi(context, newsletterOfKey, { params: { key: params.id } });
  return { known: answer.ok ? answer.data : undefined };
}

/** Not cached, because the URL contains the key. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export async function action({ context, params }: RouteArgs<'id'>) {
  const answer = await callApi(context, confirmNewsletter, { params: { key: params.id } });
  return answer.ok ? { done: true as const } : refused(answer.status, answer.error, {});
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function ConfirmNewsletter({
  loaderData: { known },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const problem = actionData && 'message' in actionData ? actionData.message : undefined;
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead
        title="Potvrzení newsletteru"
        description="Potvrď jedním tlačítkem, že ti má chodit newsletter Florbalového bazaru."
        path={newsletterUrl}
        index={false}
      />
      <ErrorAlert message={problem} />
      {known?.state === 'subscribed' ? (
        <>
          <h1>Newsletter ti bude chodit</h1>
          <p className={text.lead}>
            Je to potvrzené. Každý newsletter má dole odkaz, kterým se bez přihlášení odhlásíš.
          </p>
          <div>
            <LinkButton to={searchUrl} variant="secondary">
              Hledat inzeráty
            </LinkButton>
          </div>
        </>
      ) : known?.confirms ? (
        <>
          <h1>Máme ti posílat newsletter?</h1>
          <p className={text.lead}>{consentText}</p>
          <Form method="post" className={layout.stack}>
            <Button>Ano, posílejte</Button>
            <p className={text.secondary}>Pokud to není tvoje přání, stačí stránku zavřít.</p>
          </Form>
        </>
      ) : (
        <>
          <h1>Odkaz už neplatí</h1>
          <p className={text.lead}>Vypršel, nebo je z e-mailu, po kterém byl newsletter odhlášený.</p>
          <div>
            <LinkButton to={newsletterUrl}>Přihlásit newsletter znovu</LinkButton>
          </div>
        </>
      )}
    </div>
  );
}
