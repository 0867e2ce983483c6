import { counted, plural } from '../../../contract/czech.ts';
import { listingUrl, myListingsUrl } from '../../../contract/urls.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { ShownRow } from './batch-rows.tsx';
import styles from './publish-bar.module.css';

/** The number of ready rows, how many fit into free slots, and the publish button. */
export function PublishBar({
  rows,
  free,
  membershipTo,
  saving,
  publishing,
}: {
  rows: readonly ShownRow[];
  /** Number of free slots. */
  free: number;
  /** Link to buying more slots, if payments are enabled. */
  membershipTo: string | undefined;
  saving: boolean;
  publishing: boolean;
}) {
  const ready = rows.filter(({ missing }) => Object.keys(missing).length === 0);
  const pieces = ready.reduce((sum, { values }) => sum + (Number(fieldText(values, 'quantity')) || 1), 0);
  const firstWrong = rows.find(({ missing }) => Object.keys(missing).length > 0);
  return (
    <div className={styles.bar}>
      <div>
        <b>
          {ready.length} z {rows.length} připraveno
        </b>
        <p className={classNames(text.small, text.secondary)} role="status">
          {saving
            ? 'Ukládám…'
            : `${counted(pieces, ['kus', 'kusy', 'kusů'])} celkem. Co není připravené, zůstane v konceptu.`}
        </p>
        {ready.length > free && (
          <p className={text.small}>
            Vejde se jen {free}, ostatní počkají.{' '}
            {membershipTo && <PageLink to={membershipTo}>Víc karet má placené členství</PageLink>}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        {firstWrong && (
          <LinkButton to={`#r-${firstWrong.id}`} variant="secondary" size="tap">
            Na první chybu
          </LinkButton>
        )}
        <Button name="intent" value="publish" size="tap" busy={publishing} disabled={ready.length === 0}>
          Zveřejnit {counted(ready.length, ['inzerát', 'inzeráty', 'inzerátů'])}
        </Button>
      </div>
    </div>
  );
}

type DoneProps = {
  published: readonly {
    id: number;
    slug: string;
    title: string;
    held: boolean;
    reasons: readonly string[];
  }[];
  problems: readonly { rowId: string; message: string }[];
  left: number;
};

/** Result of publishing: what is public now, what waits for review, and what is not published and why. */
export function Done({ published, problems, left }: DoneProps) {
  const held = published.filter((each) => each.held);
  const because = new Set(held.map(({ reasons }) => reasons.join(' a ')));
  // A reason of all is said once, others beside their listings.
  const reason = because.size === 1 ? [...because].join('') : '';
  return (
    <Alert
      severity={problems.length > 0 ? 'warn' : 'success'}
      title={doneTitle(published.length, held.length)}
      scrollHere
    >
      {problems.length > 0 && <p>{problems[0]?.message}</p>}
      {held.length > 0 && (
        <p>
          {plural(held.length, ['Čekající inzerát', 'Čekající inzeráty', 'Čekající inzeráty'])} zatím vidíš
          jen ty{reason && `, protože ${reason}`}. Podívá se na {plural(held.length, ['něj', 'ně', 'ně'])}{' '}
          člověk, většinou do 24 hodin, a napíšeme ti.
        </p>
      )}
      <ul className={text.small}>
        {published.map(({ id, slug, title, held: waits, reasons }) => (
          <li key={id}>
            <PageLink to={listingUrl({ id, slug })}>{title}</PageLink>
            {waits && held.length < published.length && ' – čeká na kontrolu'}
            {waits && because.size > 1 && ` – ${reasons.join(' a ')}`}
          </li>
        ))}
      </ul>
      {published.length > 0 && (
        <p>
          Najdeš je na stránce <PageLink to={myListingsUrl}>Moje inzerce</PageLink>.
        </p>
      )}
      {left > 0 && (
        <p>
          {counted(left, ['řádek zůstal rozepsaný', 'řádky zůstaly rozepsané', 'řádků zůstalo rozepsaných'])}.
        </p>
      )}
    </Alert>
  );
}

/** Says what was only sent, not published: `Odesláno 5 inzerátů, všech 5 čeká na kontrolu`. */
export function doneTitle(published: number, held: number): string {
  const listings = (count: number) => counted(count, ['inzerát', 'inzeráty', 'inzerátů']);
  if (held === 0) return `Zveřejněno: ${listings(published)}`;
  const waiting = plural(held, ['čeká', 'čekají', 'čeká']);
  if (held < published) return `Zveřejněno: ${listings(published - held)}, na kontrolu ${waiting} ${held}`;
  const all = plural(held, ['', `všechny ${held} `, `všech ${held} `]);
  const sent = plural(held, ['Odeslán', 'Odeslány', 'Odesláno']);
  return `${sent} ${listings(published)}, ${all}${waiting} na kontrolu`;
}
