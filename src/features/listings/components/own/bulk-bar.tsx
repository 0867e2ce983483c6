import { Form, useNavigation } from 'react-router';
import { Button } from '../../../../ui/actions/button.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { PageLink } from '../../../../ui/navigation/page-link.tsx';
import type { MoveName } from '../../contract.ts';
import styles from './own.module.css';

/** The form of a change of several; boxes in the rows belong to it by this id, for forms cannot lie in each other. */
export const bulkForm = 'hromadne';

const choices: readonly { value: MoveName; label: string }[] = [
  { value: 'renew', label: 'Obnovit' },
  { value: 'reserve', label: 'Rezervovat' },
  { value: 'release', label: 'Uvolnit rezervaci' },
  { value: 'sell', label: 'Prodáno nebo vyřízeno' },
  { value: 'withdraw', label: 'Stáhnout' },
];

/** The same change for all chosen rows. */
export function BulkBar({ allTo, all, action }: { allTo: string; all: boolean; action: string }) {
  const busy = useNavigation().formData?.has('several') ?? false;
  return (
    <Form method="post" action={action} id={bulkForm} noValidate preventScrollReset className={styles.bulk}>
      <PageLink to={allTo} keepScroll className={styles.all}>
        {all ? 'Zrušit výběr' : 'Vybrat vše na stránce'}
      </PageLink>
      <Field label="S vybranými">
        {(wiring) => <Select {...wiring} name="move" placeholder="Vyber, co udělat" options={choices} />}
      </Field>
      <Button name="several" value="1" variant="secondary" busy={busy}>
        Provést
      </Button>
    </Form>
  );
}
