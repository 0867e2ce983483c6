import { plural } from '../../../contract/czech.ts';
import Plus from 'lucide-react/icons/plus';
import { redirect, type RouterContextProvider, useOutletContext } from 'react-router';
import { BulkQuestion } from '../../../features/listings/components/own/bulk-bar.tsx';
import { BulkDone, type BulkResult } from '../../../features/listings/components/own/bulk-result.tsx';
import {
  type CountedGroup,
  countedGroups,
  groupOf,
} from '../../../features/listings/components/own/own-groups.ts';
import { SlotsStat } from '../../../features/listings/components/own/slots-stat.tsx';
import {
  changeListings,
  countOwnListings,
  listDrafts,
  type ListingState,
  listOwnListings,
  type MoveName,
  moveNames,
  ownPerPage,
} from '../../../features/listings/contract.ts';
import { getMembership } from '../../../features/memberships/contract.ts';
import { invitedSentence } from '../../../features/referrals/components/invited-sentence.ts';
import { getReferral } from '../../../features/referrals/contract.ts';
import { CopyLink } from '../../../features/sharing/components/copy-link.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Stat, Stats } from '../../../ui/cards/stats.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert, ErrorAlert } from '../../../ui/feedback/alert.tsx';
import { fieldList, fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { type ApiRefusal, callApi, loadFromApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { useUnread } from '../../unread.ts';
import {
  addOfferUrl,
  membershipUrl,
  messagesUrl,
  myListingsUrl,
  severalUrl,
} from '../../../contract/urls.ts';
import { AccountFrame } from './account-frame.tsx';
import { changeOwn, doneMessage, endedMessage } from './change-own.ts';
import { ownAddress, readSelectionMode, readPage } from './own-address.ts';
import { OwnList } from './own-list.tsx';
import { useMovedToast } from './use-moved-toast.ts';
import type { SectionCounts } from './section-counts.tsx';
import styles from './overview.module.css';

/** `more`: whether a membership with more slots is on sale. */
type SlotsLeftProps = { used: number; waiting: number; limit: number; level: string; more: boolean };

/** Used and free slots, unread messages and the membership level; at the limit, what to do about it. */
function SlotsLeft({ used, waiting, limit, level, more }: SlotsLeftProps) {
  const living = used - waiting;
  const unread = useUnread();
  return (
    <>
      <Stats>
        <Stat value={living}>
          <span>
            {plural(living, ['inzerát ve výpisech', 'inzeráty ve výpisech', 'inzerátů ve výpisech'])}
          </span>
        </Stat>
        <SlotsStat used={used} waiting={waiting} limit={limit} />
        <Stat value={unread}>
          <PageLink to={messagesUrl}>
            {plural(unread, ['nepřečtená zpráva', 'nepřečtené zprávy', 'nepřečtených zpráv'])}
          </PageLink>
        </Stat>
        <Stat value={level}>
          <PageLink to={membershipUrl}>členství</PageLink>
        </Stat>
      </Stats>
      {used >= limit && (
        <Alert severity="warn" title="Máš obsazené všechny karty">
          <p>
            Další inzerát půjde zveřejnit, až některý stáhneš nebo prodáš.
            {more && (
              <>
                {' '}
                Víc karet má <PageLink to={membershipUrl}>placené členství</PageLink>.
              </>
            )}
          </p>
        </Alert>
      )}
    </>
  );
}

const tabOf = ({ id, ...tab }: CountedGroup) => ({ ...tab, to: ownAddress({ group: id }) });

type Outcome =
  | { result: BulkResult }
  /** Irreversible changes ask for confirmation first. */
  | { asked: { ids: number[]; move: 'sell' | 'withdraw' } }
  | { status: number; error: Pick<ApiRefusal, 'code' | 'message' | 'fields'> };

const refusal = (message: string): Outcome => ({
  status: 422,
  error: { code: 'invalid-input', message, fields: {} },
});

/** Applies the chosen change to all selected listings, or asks for confirmation. */
async function changeSeveral(context: Readonly<RouterContextProvider>, fields: FormFields): Promise<Outcome> {
  const move = moveNames.find((name): name is MoveName => name === fieldText(fields, 'move'));
  const ids = fieldList(fields, 'id').map(Number);
  if (ids.length === 0) return refusal('Nejdřív zaškrtni inzeráty, kterých se to má týkat.');
  if (!move) return refusal('Vyber, co se má s inzeráty stát.');
  const final = move === 'sell' || move === 'withdraw';
  if (final && fieldText(fields, 'sure') === '') return { asked: { ids, move } };
  const answer = await callApi(context, changeListings, { body: { ids, move } });
  return answer.ok ? { result: { move, ...answer.data } } : answer;
}

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url);
  const group = groupOf(url.searchParams.get('stav'));
  const page = readPage(url.searchParams.get('strana'));
  const [own, drafts, { tops, level, orderable }, referral] = await Promise.all([
    ownPage(context, [...group.states], page),
    loadFromApi(context, listDrafts),
    loadFromApi(context, getMembership),
    loadFromApi(context, getReferral),
  ]);
  const last = Math.max(1, Math.ceil(own.total / ownPerPage));
  if (group.states.length > 0 && page > last) throw redirect(ownAddress({ group: group.id, page: last }));
  return {
    listings: own.listings,
    total: own.total,
    cards: own.cards,
    promotions: { ...tops, sold: orderable },
    level: level.name,
    now: Date.now(),
    drafts: group.drafts && page === 1 ? drafts : [],
    ...countedGroups(own.counts, drafts.length, group.id),
    invitation: { link: referral.link, count: referral.count },
    view: { group: group.id, page, choosing: readSelectionMode(url.searchParams.get('vybrat')) },
  };
}

/** A page of listings in the given states; empty for the group of drafts, which has no state. */
async function ownPage(context: RouteArgs['context'], state: ListingState[], page: number) {
  if (state.length > 0) return loadFromApi(context, listOwnListings, { query: { state, page } });
  return { ...(await loadFromApi(context, countOwnListings)), listings: [], total: 0 };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  if ('several' in fields) {
    const outcome = await changeSeveral(context, fields);
    return 'error' in outcome ? refused(outcome.status, outcome.error, fields) : outcome;
  }
  const changed = await changeOwn(context, fields);
  if (changed && !changed.ok) return refused(changed.status, changed.error, fields);
  const next = new URLSearchParams(url.searchParams);
  if (changed) next.set('zprava', changed.notice);
  throw redirect(`${myListingsUrl}?${next}`);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function MyListingsPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { cards, level, groups, parts, view, invitation } = loaderData;
  const [notice, closeNotice] = useNotice();
  const done = actionData ? undefined : doneMessage(notice);
  const hydrated = useHydrated();
  useMovedToast(done, loaderData.listings);
  const matches = useOutletContext<SectionCounts | undefined>()?.matches ?? [];
  const ended = endedMessage(notice);
  const answer = actionData && 'code' in actionData ? actionData : undefined;
  const message = answerMessage(answer);
  return (
    <AccountFrame current={myListingsUrl}>
      <PageHead title="Moje inzerce" path={myListingsUrl} index={false} />
      <div className={classNames(layout.row, layout.rowBetween)}>
        <h1>Moje inzerce</h1>
        <LinkButton to={addOfferUrl} icon={Plus}>
          <span>
            Přidat<span className={styles.more}> inzerát</span>
          </span>
        </LinkButton>
      </div>
      {/* With JavaScript a toast is shown instead, because the page stays scrolled to the changed row. */}
      {done && !hydrated && <Alert severity="success">{done}</Alert>}
      {ended && (
        <Alert severity="warn" onClose={closeNotice}>
          {ended}
        </Alert>
      )}
      <ErrorAlert message={message} />
      {actionData && 'result' in actionData && <BulkDone result={actionData.result} />}
      {actionData && 'asked' in actionData && (
        <BulkQuestion {...actionData.asked} backTo={ownAddress({ ...view, choosing: 'some' })} />
      )}
      <SlotsLeft {...cards} level={level} more={loaderData.promotions.sold} />
      <OwnList {...loaderData} matches={matches} refused={answer}>
        <Tabs label="Stav inzerátů" tabs={groups.map(tabOf)} />
        {parts.length > 1 && <Tabs label="Které z nich" tabs={parts.map(tabOf)} />}
      </OwnList>
      <p className={classNames(text.small, text.secondary)}>
        Karta je místo pro jeden inzerát ve výpisech, i rezervovaný nebo čekající na kontrolu, ať má kusů
        kolik chce. <PageLink to={severalUrl}>Vložit víc věcí najednou</PageLink>
      </p>
      <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="pozvanka">
        <h2 id="pozvanka">Pozvi spoluhráče</h2>
        <p className={text.secondary}>{invitedSentence(invitation.count)}</p>
        <CopyLink label="Adresa pozvánky" url={invitation.link} />
      </section>
    </AccountFrame>
  );
}
