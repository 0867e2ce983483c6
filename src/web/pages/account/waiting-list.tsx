import { plural } from '../../../contract/czech.ts';
import { conversationUrl, messagesUrl, swapRingsUrl } from '../../../contract/urls.ts';
import type { OperationData } from '../../../contract/operation.ts';
import type { getAccountOverview } from '../../../features/overview/contract.ts';
import { formatDateTime } from '../../../features/listings/components/format-time.ts';
import { listingDays } from '../../../features/listings/rules.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import text from '../../../ui/layout/text.module.css';
import { ownAddress } from './own-address.ts';
import styles from './overview.module.css';

type Counts = OperationData<typeof getAccountOverview> & { drafts: number };

type Waiting = {
  count: number;
  /** Forms for 1, for 2–4, and for 5 or more. */
  what: readonly [string, string, string];
  note?: string | false | undefined;
  /** The label of its button, and where it leads. */
  action: string;
  to: string;
};

const group = (id: string) => ownAddress({ group: id });

/** What requires action from the account's owner, the most urgent first. */
function waitingOf(counts: Counts): Waiting[] {
  const { toFix, toLook } = counts;
  const all: Waiting[] = [
    {
      count: counts.swaps,
      what: ['výměna čeká na tvůj souhlas', 'výměny čekají na tvůj souhlas', 'výměn čeká na tvůj souhlas'],
      note:
        counts.swapsUntil &&
        `${counts.swaps > 1 ? 'O první se rozhodni' : 'Rozhodni se'} do ${formatDateTime(counts.swapsUntil)}.`,
      action: 'Rozhodnout',
      to: swapRingsUrl,
    },
    {
      count: counts.proposals,
      what: [
        'návrh ceny nebo předání čeká na odpověď',
        'návrhy ceny nebo předání čekají na odpověď',
        'návrhů ceny nebo předání čeká na odpověď',
      ],
      note: counts.proposals > 1 && 'Začni tím, který čeká nejdéle.',
      action: 'Rozhodnout',
      to: counts.proposedIn ? conversationUrl(counts.proposedIn) : messagesUrl,
    },
    {
      count: counts.toAnswer,
      what: ['zpráva čeká na odpověď', 'zprávy čekají na odpověď', 'zpráv čeká na odpověď'],
      note: counts.toAnswer > 1 && 'Začni tou, která čeká nejdéle.',
      action: 'Odpovědět',
      to: counts.toAnswerIn ? conversationUrl(counts.toAnswerIn) : messagesUrl,
    },
    {
      count: toFix,
      what: ['inzerát čeká na opravu', 'inzeráty čekají na opravu', 'inzerátů čeká na opravu'],
      note: toLook > 0 ? `Další na kontrolu čekají: ${toLook}.` : 'Do té doby není ve výpisech.',
      action: 'Opravit',
      to: group('kontrola'),
    },
    {
      count: counts.toClose,
      what: ['rezervace čeká na uzavření', 'rezervace čekají na uzavření', 'rezervací čeká na uzavření'],
      note: 'Prodáno, nebo uvolnit?',
      action: 'Uzavřít',
      to: group('rezervovane'),
    },
    {
      count: counts.ending,
      what: ['inzerát brzy skončí', 'inzeráty brzy skončí', 'inzerátů brzy skončí'],
      note: `Obnovení přidá dalších ${listingDays} dní.`,
      action: 'Obnovit',
      to: group('aktivni'),
    },
    {
      count: counts.drafts,
      what: ['rozepsaný koncept', 'rozepsané koncepty', 'rozepsaných konceptů'],
      action: 'Dokončit',
      to: group('koncepty'),
    },
    {
      count: counts.resting,
      what: ['inzerát čeká na kartu', 'inzeráty čekají na kartu', 'inzerátů čeká na kartu'],
      note: 'Do výpisů se vrátí, až se některá uvolní.',
      action: 'Ukázat',
      to: group('odpocivajici'),
    },
    {
      count: toFix > 0 ? 0 : toLook,
      what: ['inzerát čeká na kontrolu', 'inzeráty čekají na kontrolu', 'inzerátů čeká na kontrolu'],
      note: 'Podívá se na ně člověk, většinou do 24 hodin.',
      action: 'Ukázat',
      to: group('kontrola'),
    },
    {
      count: counts.matches.length,
      what: ['inzerát, na který něco sedí', 'inzeráty, na které něco sedí', 'inzerátů, na které něco sedí'],
      note: 'Co to je, najdeš přímo u inzerátu.',
      action: 'Ukázat',
      to: group('volne'),
    },
  ];
  return all.filter(({ count }) => count > 0);
}

/** Pending tasks of an account with their counts, each with one link. */
export function WaitingList({ counts }: { counts: Counts }) {
  const waiting = waitingOf(counts);
  return (
    <section aria-labelledby="ceka">
      <h2 id="ceka" className={styles.heading}>
        Co na tebe čeká
      </h2>
      {waiting.length === 0 && <p className={text.secondary}>Teď nic. Hotovo máš všechno.</p>}
      {waiting.length > 0 && (
        <ul className={styles.waiting}>
          {waiting.map(({ count, what, note, action, to }, place) => (
            <li key={what[0]}>
              <b>{count}</b>
              <span>
                {plural(count, what)}
                {note && <small>{note}</small>}
              </span>
              <LinkButton to={to} size="tap" variant={place === 0 ? 'primary' : 'secondary'}>
                {action}
                <span className={text.hidden}>: {plural(count, what)}</span>
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
