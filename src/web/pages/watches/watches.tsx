import { redirect, Form } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import { FollowButton } from '../../../features/follows/components/follow-button.tsx';
import { type FollowedAdvertiser, listFollows } from '../../../features/follows/contract.ts';
import { advertiserUrl, searchUrl, watchesUrl } from '../../../contract/urls.ts';
import { getMatchNotes, setMatchNotes, type MatchNotes } from '../../../features/matches/contract.ts';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import { getPushKey } from '../../../features/push/contract.ts';
import { WatchForms } from '../../../features/watches/components/watch-forms.tsx';
import { changeWatch, endWatch, listWatches, type Watch } from '../../../features/watches/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi, loadFromApi } from '../../api-client.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { PushSwitch } from '../../pwa/push-switch.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { useShell } from '../../shell.ts';
import { requireUser } from '../../signed-in.ts';
import { AccountFrame } from '../account/account-frame.tsx';
import { requestedChange } from './requested-change.server.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';

const done: Readonly<Record<string, string>> = {
  hlidame: 'Hlídáme. Jakmile se objeví něco nového, napíšeme ti.',
  zmeneno: 'Hlídání je změněné.',
  zruseno: 'Hlídání je zrušené.',
  shody: 'Nastavení e-mailů je uložené.',
  plno: 'Víc inzerentů už sledovat nejde. Některého odeber.',
  nenalezen: 'Takového inzerenta sledovat nejde.',
};

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url);
  const [watches, follows, matchNotes, { key }] = await Promise.all([
    loadFromApi(context, listWatches),
    loadFromApi(context, listFollows),
    loadFromApi(context, getMatchNotes),
    loadFromApi(context, getPushKey),
  ]);
  return { watches, follows, matchNotes, pushKey: key, now: Date.now() };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  if (fieldText(fields, 'intent') === 'match-notes') {
    const body = { offers: 'offers' in fields, demands: 'demands' in fields };
    const set = await callApi(context, setMatchNotes, { body });
    if (!set.ok) return refused(set.status, set.error, {});
    throw redirect(`${watchesUrl}?zprava=shody`);
  }
  const params = { id: fieldText(fields, 'id') };
  const wish = requestedChange(fields);
  const answer =
    wish === 'end'
      ? await callApi(context, endWatch, { params })
      : await callApi(context, changeWatch, { params, body: wish });
  if (!answer.ok) return refused(answer.status, answer.error, {});
  throw redirect(`${watchesUrl}?zprava=${wish === 'end' ? 'zruseno' : 'zmeneno'}`);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function Watches({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { watches, follows, matchNotes, pushKey, now } = loaderData;
  const build = useShell()?.build;
  return (
    <AccountFrame current={watchesUrl}>
      <PageHead title="Hlídaná hledání" path={watchesUrl} index={false} />
      <h1>Hlídaná hledání</h1>
      <DoneNotice texts={done} />
      {actionData && (
        <Alert severity="error" scrollHere>
          {actionData.message}
        </Alert>
      )}
      {watches.length > 0 ? (
        <ul className={layout.stack}>
          {watches.map((watch) => (
            <li key={watch.id} className={layout.panel}>
              <h2>{watch.name}</h2>
              <p className={text.secondary}>{formatLastNotified(watch, now)}</p>
              {watch.state === 'paused' && <Badge tone="off">Pozastaveno</Badge>}
              <WatchForms watch={watch} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="Zatím nic nehlídáš" actions={<LinkButton to={searchUrl}>Začít hledat</LinkButton>}>
          <p>
            U každého hledání najdeš tlačítko „Hlídat toto hledání“. Nové inzeráty ti pak pošleme{' '}
            <span className={text.noWrap}>e-mailem</span>.
          </p>
        </EmptyState>
      )}
      <MatchNotesForm notes={matchNotes} />
      <FollowedAdvertisers follows={follows} back={watchesUrl} />
      {pushKey && build && <PushSwitch serverKey={pushKey} build={build} />}
    </AccountFrame>
  );
}

function formatLastNotified({ toldAt }: Watch, now: number): string {
  return toldAt ? `Naposledy jsme psali ${formatMoment(toldAt, now)}.` : 'Zatím jsme nic nového nenašli.';
}

/** Followed advertisers, each with a button to unfollow; how to start when there are none. */
export function FollowedAdvertisers({
  follows,
  back,
}: {
  follows: readonly FollowedAdvertiser[];
  back: string;
}) {
  return (
    <section className={layout.stackSmall} aria-labelledby="sledovani">
      <h2 id="sledovani">Sledovaní inzerenti</h2>
      {follows.length === 0 ? (
        <p className={text.secondary}>
          Na stránce inzerenta i u jeho inzerátu najdeš tlačítko „Sledovat“. O jeho nových inzerátech ti pak
          napíšeme. Inzerent se o tom nedozví.
        </p>
      ) : (
        <ul className={layout.stackSmall}>
          {follows.map(({ slug, name, trader, listings }) => (
            <li key={slug} className={classNames(layout.panel, layout.row, layout.rowBetween)}>
              <div>
                <h3>
                  <PageLink to={advertiserUrl(slug)}>{name}</PageLink>
                </h3>
                <p className={text.secondary}>
                  {trader ? 'Podnikatel' : 'Soukromá osoba'} ·{' '}
                  {counted(listings, ['inzerát', 'inzeráty', 'inzerátů'])}
                </p>
              </div>
              <FollowButton slug={slug} name={name} following signedIn back={back} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Switches emails about matches; matches are shown on own listings in any case. */
function MatchNotesForm({ notes }: { notes: MatchNotes }) {
  return (
    <section id="shody" className={layout.stackSmall} aria-labelledby="co-k-sobe-sedi">
      <h2 id="co-k-sobe-sedi">Když k sobě inzeráty sedí</h2>
      <p className={text.secondary}>
        Poptávky a nabídky porovnáváme sami. Každý z e-mailů chodí nejvýš jednou za den a kontakt na tebe
        nikdo nevidí.
      </p>
      <Form method="post" className={layout.stackSmall}>
        <Checkbox
          name="offers"
          defaultChecked={notes.offers}
          label="Objeví se nabídka, která sedí na mou poptávku"
        />
        <Checkbox name="demands" defaultChecked={notes.demands} label="Někdo hledá to, co nabízím" />
        <div>
          <Button variant="secondary" name="intent" value="match-notes">
            Uložit
          </Button>
        </div>
      </Form>
    </section>
  );
}
