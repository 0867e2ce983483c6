import { Form, data, useNavigation } from 'react-router';
import { lotteryUrl, prizeUrl, roundUrl } from '../../../contract/urls.ts';
import styles from '../../../features/lottery/components/lottery.module.css';
import {
  type OfferedPrize,
  answerOfferedPrize,
  getOfferedPrize,
} from '../../../features/lottery/contract.ts';
import { formatDateTime } from '../../../features/listings/components/format-time.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { parseFormData } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

/** A GET changes nothing, because mail scanners follow links. */
export async function loader({ context, params }: RouteArgs<'key'>) {
  const answer = await callApi(context, getOfferedPrize, { params: { key: params.key } });
  if (answer.ok) return data({ offer: answer.data, problem: undefined });
  return data({ offer: undefined, problem: answer.error.message }, { status: answer.status });
}

/** Not cached, because the prize is personal. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export async function action({ request, context, params }: RouteArgs<'key'>) {
  const answer = (await parseFormData(request)).get('answer') === 'decline' ? 'decline' : 'accept';
  const done = await callApi(context, answerOfferedPrize, { params: { key: params.key }, body: { answer } });
  return done.ok ? undefined : refused(done.status, done.error, {});
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function PrizePage({
  loaderData: { offer, problem },
  actionData,
  params,
}: PageProps<typeof loader, typeof action | typeof clientAction, 'key'>) {
  const sent = useNavigation().formData?.get('answer');
  return (
    <div className={classNames(layout.wrap, layout.narrow)}>
      <PageHead title="Výhra v losování" path={prizeUrl(params.key)} index={false} />
      <div className={styles.head}>
        <h1>{offer ? headings[offer.state] : 'Odkaz neplatí'}</h1>
      </div>
      <section className={classNames(layout.panel, layout.stack)} aria-label="Výhra">
        {actionData && (
          <Alert severity="error" scrollHere>
            {actionData.message}
          </Alert>
        )}
        {problem && <p>{problem}</p>}
        {offer && <p>{sentences(offer)}</p>}
        {offer?.state === 'waiting' && (
          <Form method="post" className={layout.stack}>
            <p>
              Když výhru přijmeš, zveřejníme na stránce losování tvé veřejné jméno a okresní město inzerátu a
              napíšeme ti na e-mail účtu, jak ti výhru předáme.
            </p>
            <div className={layout.row}>
              <Button name="answer" value="accept" busy={sent === 'accept'}>
                Přijmout výhru
              </Button>
              <Button name="answer" value="decline" variant="tertiary" busy={sent === 'decline'}>
                Vzdát se výhry
              </Button>
            </div>
          </Form>
        )}
        <p>
          <PageLink to={offer ? roundUrl(offer.round.slug) : lotteryUrl}>Podrobnosti kola</PageLink>
        </p>
      </section>
    </div>
  );
}

const headings: Record<OfferedPrize['state'], string> = {
  waiting: 'Výhra čeká na tebe',
  accepted: 'Výhra je tvoje',
  'handed-over': 'Výhra je předaná',
  declined: 'Výhra je odmítnutá',
  lapsed: 'Výhra připadla někomu jinému',
  'passed-over': 'Výhra připadla někomu jinému',
  gone: 'Výhra připadla někomu jinému',
};

function sentences({ state, prize, round, answerUntil }: OfferedPrize): string {
  const what = `${round.name}: ${prize}.`;
  if (state === 'waiting')
    return `${what} Přihlas se do ${formatDateTime(answerUntil)}, pak by připadla náhradníkovi.`;
  if (state === 'accepted') return `${what} Brzy ti napíšeme, jak ti ji předáme.`;
  if (state === 'handed-over') return what;
  return `${what} Připadla náhradníkovi.`;
}
