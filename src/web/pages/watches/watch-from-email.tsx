import { Form } from 'react-router';
import { WatchForms } from '../../../features/watches/components/watch-forms.tsx';
import {
  changeWatchOfKey,
  confirmWatch,
  endWatchOfKey,
  watchOfKey,
} from '../../../features/watches/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { callApi } from '../../api-client.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import { searchUrl, watchUrl } from '../../../contract/urls.ts';
import { requestedChange } from './requested-change.server.ts';

/** A GET changes nothing, because mail scanners follow links. */
export async function loader({ context, params }: RouteArgs<'key'>) {
  const answer = await callApi(context, watchOfKey, { params: { key: params.key } });
  return { watch: answer.ok ? answer.data : undefined };
}

/** Not cached, because the URL contains the key. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export async function action({ request, context, params: { key } }: RouteArgs<'key'>) {
  const fields = await readForm(request);
  const params = { key };
  if (fieldText(fields, 'intent') === 'confirm') {
    const confirmed = await callApi(context, confirmWatch, { params });
    return confirmed.ok ? { said: 'Hlídáme. Jakmile se objeví něco nového, napíšeme ti.' } : no(confirmed);
  }
  const wish = requestedChange(fields);
  const answer =
    wish === 'end'
      ? await callApi(context, endWatchOfKey, { params })
      : await callApi(context, changeWatchOfKey, { params, body: wish });
  if (!answer.ok) return no(answer);
  return { said: wish === 'end' ? 'Hlídání je zrušené.' : 'Hlídání je změněné.' };
}

type Refused = { status: number; error: Parameters<typeof refused>[1] };
const no = ({ status, error }: Refused) => refused(status, error, {});

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function WatchFromEmail({
  loaderData: { watch },
  actionData,
  params,
}: PageProps<typeof loader, typeof action | typeof clientAction, 'key'>) {
  const said = actionData && 'said' in actionData ? actionData.said : undefined;
  const problem = actionData && 'message' in actionData ? actionData.message : undefined;
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title="Hlídané hledání" path={watchUrl(params.key)} index={false} />
      <h1>{watch?.state === 'unconfirmed' ? 'Máme hlídat nové inzeráty?' : 'Hlídané hledání'}</h1>
      {said && (
        <Alert severity="success" scrollHere>
          {said}
        </Alert>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      {!watch && !said && <p className={text.lead}>Tohle hlídání už neběží, nebo odkaz z e-mailu vypršel.</p>}
      {!watch && (
        <div>
          <LinkButton to={searchUrl}>Hledat inzeráty</LinkButton>
        </div>
      )}
      {watch && <p className={text.lead}>{watch.name}</p>}
      {watch?.state === 'paused' && <Badge tone="off">Pozastaveno</Badge>}
      {watch?.state === 'unconfirmed' ? (
        <Form method="post" className={layout.stack}>
          <Button name="intent" value="confirm">
            Ano, hlídat
          </Button>
          <p className={text.secondary}>Jestli to není tvoje přání, stačí stránku zavřít.</p>
        </Form>
      ) : (
        watch && <WatchForms watch={watch} />
      )}
    </div>
  );
}
