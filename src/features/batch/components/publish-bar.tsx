import { counted } from '../../../contract/czech.ts';
import { listingUrl } from '../../../contract/urls.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { ShownRow } from './batch-rows.tsx';
import styles from './batch.module.css';

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
      <div className={layout.row}>
        {firstWrong && (
          <LinkButton to={`#r-${firstWrong.id}`} variant="secondary" size="tap">
            Na první chybu
          </LinkButton>
        )}
        <Button name="intent" value="publish" busy={publishing} disabled={ready.length === 0}>
          Zveřejnit {counted(ready.length, ['inzerát', 'inzeráty', 'inzerátů'])}
        </Button>
      </div>
    </div>
  );
}

type DoneProps = {
  published: readonly { id: number; slug: string; title: string; held: boolean }[];
  problems: readonly { rowId: string; message: string }[];
  left: number;
};

/** Result of publishing: what is public now, and what is not and why. */
export function Done({ published, problems, left }: DoneProps) {
  return (
    <Alert
      severity={problems.length > 0 ? 'warn' : 'success'}
      title={`Zveřejněno: ${counted(published.length, ['inzerát', 'inzeráty', 'inzerátů'])}`}
      scrollHere
    >
      {problems.length > 0 && <p>{problems[0]?.message}</p>}
      <ul className={text.small}>
        {published.map(({ id, slug, title, held }) => (
          <li key={id}>
            <PageLink to={listingUrl({ id, slug })}>{title}</PageLink>
            {held && ' – čeká na kontrolu správce'}
          </li>
        ))}
      </ul>
      {left > 0 && <p>{counted(left, ['řádek zůstal', 'řádky zůstaly', 'řádků zůstalo'])} rozepsaných.</p>}
    </Alert>
  );
}
