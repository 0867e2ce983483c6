import { Form, redirect } from 'react-router';
import { conversationUrl, myListingsUrl, swapRingsUrl } from '../../../contract/urls.ts';
import { formatDate, formatTime } from '../../../features/listings/components/format-time.ts';
import { ListingCard } from '../../../features/listings/components/listing-card.tsx';
import { type ShownCard, shownCard } from '../../../features/listings/components/shown-card.ts';
import {
  agreeToSwapRing,
  leaveSwapRing,
  listSwapRings,
  type SwapRing,
} from '../../../features/swap-rings/contract.ts';
import {
  endSentences,
  handoverInstructions,
  priceGap,
  ringTitle,
} from '../../../features/swap-rings/rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { CardGrid } from '../../../ui/cards/card-grid.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { callApi, loadFromApi } from '../../api-client.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AccountFrame } from './account-frame.tsx';

const done: Readonly<Record<string, string>> = {
  proposed: 'Díky, souhlas máme. Jakmile odpoví ostatní, napíšeme ti.',
  agreed: 'Souhlasí všichni, výměna platí. Domluvte se v konverzacích na předání.',
  left: 'Hotovo, s výměnou už nepočítáme. Ostatním jsme to napsali a tvůj inzerát je volný.',
};

type Step = Omit<SwapRing['steps'][number], 'listing'> & { card: ShownCard | undefined };
type ShownRing = Omit<SwapRing, 'steps'> & { steps: Step[] };

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url);
  const { items } = await loadFromApi(context, listSwapRings);
  const rings: ShownRing[] = items.map(({ steps, ...ring }) => ({
    ...ring,
    steps: steps.map(({ listing, ...step }) => ({ ...step, card: listing && shownCard(listing) })),
  }));
  return { rings, now: Date.now() };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  const params = { id: fieldText(fields, 'id') };
  if (fieldText(fields, 'intent') === 'agree') {
    const agreed = await callApi(context, agreeToSwapRing, { params });
    if (!agreed.ok) return refused(agreed.status, agreed.error, {});
    throw redirect(`${swapRingsUrl}?zprava=${agreed.data.state}`);
  }
  const left = await callApi(context, leaveSwapRing, { params });
  if (!left.ok) return refused(left.status, left.error, {});
  throw redirect(`${swapRingsUrl}?zprava=left`);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** Swaps among two to four people: who gives what to whom, and whether the user has agreed. */
export default function SwapRings({
  loaderData: { rings, now },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const living = rings.filter(({ state }) => state !== 'ended');
  const over = rings.filter(({ state }) => state === 'ended');
  return (
    <AccountFrame current={swapRingsUrl}>
      <PageHead title="Výměny" path={swapRingsUrl} index={false} />
      <h1>Výměny</h1>
      <DoneNotice texts={done} />
      {actionData && (
        <Alert severity="error" scrollHere>
          {actionData.message}
        </Alert>
      )}
      {living.map((ring) => (
        <RingSection key={ring.id} ring={ring} now={now} />
      ))}
      {living.length === 0 && (
        <EmptyState
          title="Zatím tu není žádná výměna"
          actions={<LinkButton to={myListingsUrl}>Moje inzerce</LinkButton>}
        >
          <p>
            Napiš u své nabídky, za co ji vyměníš. Když to vyjde ve dvou, ve třech nebo ve čtyřech dokola,
            navrhneme to všem najednou.
          </p>
        </EmptyState>
      )}
      {over.length > 0 && (
        <section className={layout.stackSmall} aria-labelledby="skoncene">
          <h2 id="skoncene">Co skončilo</h2>
          <ul className={layout.stackSmall}>
            {over.map(({ id, size, ownTitle, endReason }) => (
              <li key={id}>
                <strong>
                  {ringTitle(size)}: {ownTitle}
                </strong>
                <p className={text.secondary}>{endReason && endSentences[endReason]}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </AccountFrame>
  );
}

function RingSection({ ring, now }: { ring: ShownRing; now: number }) {
  const { id, size, state, steps } = ring;
  const heading = `vymena-${id}`;
  const gap = priceGap(steps[0]?.card, steps[1]?.card);
  return (
    <section className={layout.stack} aria-labelledby={heading}>
      <h2 id={heading}>{ringTitle(size)}</h2>
      <p>{state === 'agreed' ? howToGoOn(size) : whatToDecide(ring)}</p>
      {gap && <p>{gap}</p>}
      <CardGrid columns={4} label="Kdo co komu dává">
        {steps.map(({ title, from, to, card }) => (
          <div key={`${title} ${from} ${to}`} className={layout.stackSmall}>
            <p>
              <strong>{from === undefined ? 'Dáš' : to === undefined ? 'Dostaneš' : `Dává ${from}`}</strong>
              <br />
              {to === undefined ? `od koho: ${from}` : `komu: ${to}`}
            </p>
            {card ? <ListingCard listing={card} now={now} heading="h3" /> : <h3>{title}</h3>}
          </div>
        ))}
      </CardGrid>
      {state === 'agreed' && <Talks ring={ring} />}
      <Form method="post" className={layout.row}>
        <input type="hidden" name="id" value={id} />
        {state === 'proposed' && !ring.agreed && (
          <Button name="intent" value="agree">
            Souhlasím
          </Button>
        )}
        <Button variant="secondary" name="intent" value="leave">
          {state === 'agreed' ? 'Odstoupit od výměny' : ring.agreed ? 'Nakonec nechci' : 'Nechci'}
        </Button>
      </Form>
      <p className={text.secondary}>
        {state === 'agreed'
          ? 'Když odstoupíš, výměna končí pro všechny a inzeráty jsou zase volné.'
          : 'Až budou souhlasit všichni, inzeráty se rezervují a za každého pošleme první zprávu tomu, od koho něco dostává. Do té doby nikdo nevidí víc než inzerát.'}
      </p>
    </section>
  );
}

const howToGoOn = (size: number) =>
  `Platí! ${handoverInstructions(size)} Po předání označ svůj inzerát jako prodaný.`;

function whatToDecide({ agreed, agreedCount, size, expiresAt }: ShownRing): string {
  const until = `${formatDate(expiresAt)}, ${formatTime(expiresAt)}`;
  if (agreed && size === 2) return `Souhlasíš. Ten druhý má čas do ${until}.`;
  if (agreed) return `Souhlasíš. Zatím vás souhlasí ${agreedCount} z ${size}, ostatní mají čas do ${until}.`;
  return size === 2
    ? `Každý z vás má, co ten druhý hledá. Rozhodni se do ${until}; souhlasit musíte oba.`
    : `Dáš svou věc jednomu a od druhého dostaneš, co hledáš. Rozhodni se do ${until}; souhlasit musí všichni.`;
}

function Talks({ ring: { size, giving, getting, steps } }: { ring: ShownRing }) {
  const [gives, gets] = steps;
  return (
    <p className={layout.row}>
      {giving && (
        <LinkButton to={conversationUrl(giving)}>
          {size === 2 ? 'Domluvit předání' : 'Komu dávám'}: {gives?.to}
        </LinkButton>
      )}
      {getting && (
        <LinkButton to={conversationUrl(getting)} variant="secondary">
          Od koho dostávám: {gets?.from}
        </LinkButton>
      )}
    </p>
  );
}
