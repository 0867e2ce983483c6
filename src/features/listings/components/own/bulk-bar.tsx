import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { counted } from '../../../../contract/czech.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { PageLink } from '../../../../ui/navigation/page-link.tsx';
import type { ListingState, MoveName } from '../../contract.ts';
import text from '../../../../ui/layout/text.module.css';
import layout from '../../../../ui/layout/layout.module.css';
import styles from './own.module.css';

/** Id of the bulk form; checkboxes in the rows refer to it, because forms cannot be nested. */
export const bulkForm = 'hromadne';

const choices: readonly { value: MoveName; label: string; from: readonly ListingState[] }[] = [
  { value: 'renew', label: 'Obnovit', from: ['active', 'reserved', 'expired'] },
  { value: 'reserve', label: 'Rezervovat', from: ['active'] },
  { value: 'release', label: 'Uvolnit rezervaci', from: ['reserved'] },
  { value: 'sell', label: 'Prodáno nebo vyřízeno', from: ['active', 'reserved'] },
  { value: 'withdraw', label: 'Stáhnout z nabídky', from: ['active', 'reserved', 'resting', 'held'] },
];

const choicesFor = (states: readonly ListingState[]) =>
  choices.filter(({ from }) => from.some((state) => states.includes(state)));

/** Whether a bulk action applies to these rows; otherwise there are no checkboxes. */
export const isBulkOffered = (states: readonly ListingState[]): boolean =>
  states.length > 1 && choicesFor(states).length > 0;

/** Selectable rows with the bar of bulk actions. */
export function BulkList({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.choosing}>
      {children}
      {bar}
    </div>
  );
}

/** Bulk actions for the selected rows; actions that apply to no row are not offered. Sticky. */
export function BulkBar({
  allTo,
  noneTo,
  action,
  states,
}: {
  /** Selects all rows of the page; undefined when all are selected. */
  allTo: string | undefined;
  noneTo: string;
  action: string;
  states: readonly ListingState[];
}) {
  const busy = useNavigation().formData?.has('several') ?? false;
  return (
    <Form method="post" action={action} id={bulkForm} noValidate preventScrollReset className={styles.bulk}>
      {allTo && (
        <PageLink to={allTo} keepScroll className={styles.all}>
          Vybrat vše
          <span className={text.hidden}> na stránce</span>
        </PageLink>
      )}
      <PageLink to={noneTo} keepScroll className={styles.all}>
        Zrušit výběr
      </PageLink>
      <Select
        name="move"
        aria-label="S vybranými"
        required
        placeholder="S vybranými"
        options={choicesFor(states)}
      />
      <Button name="several" value="1" variant="secondary" busy={busy}>
        Provést
      </Button>
    </Form>
  );
}

/** Confirmation before several listings leave the lists for good. */
export function BulkQuestion({
  ids,
  move,
  backTo,
}: {
  ids: readonly number[];
  move: 'sell' | 'withdraw';
  backTo: string;
}) {
  const busy = useNavigation().formData?.has('several') ?? false;
  const listings = counted(ids.length, ['inzerát', 'inzeráty', 'inzerátů']);
  const sold = ids.length === 1 ? 'prodaný nebo vyřízený' : 'prodané nebo vyřízené';
  const answer = move === 'sell' ? `Označit ${listings} jako ${sold}` : `Stáhnout z nabídky ${listings}`;
  return (
    <Alert severity="warn" title={`${answer}?`} scrollHere>
      <p>
        {ids.length === 1
          ? 'Zmizí z výpisů a uvolní kartu. Do 30 dnů ho můžeš vrátit.'
          : 'Zmizí z výpisů a uvolní karty. Do 30 dnů je můžeš vrátit.'}
      </p>
      <Form method="post" preventScrollReset className={layout.row}>
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <input type="hidden" name="move" value={move} />
        <input type="hidden" name="sure" value="1" />
        <Button name="several" value="1" variant="danger" size="tap" busy={busy}>
          {answer}
        </Button>
        <LinkButton to={backTo} variant="tertiary" size="tap">
          Nechat být
        </LinkButton>
      </Form>
    </Alert>
  );
}
