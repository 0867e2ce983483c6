import { useId } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import text from '../../../ui/layout/text.module.css';
import { addressOf } from '../address.ts';
import type { Watch } from '../contract.ts';
import { frequencyChoices } from './frequency-labels.ts';
import styles from './watch-forms.module.css';

/** Actions of a watch: view results, change the frequency, pause, delete. */
export function WatchForms({ watch }: { watch: Watch }) {
  const id = useId();
  const paused = watch.state === 'paused';
  const hidden = <input type="hidden" name="id" value={watch.id} />;
  return (
    <div className={styles.forms}>
      <LinkButton to={addressOf(watch.search)} variant="secondary" size="tap">
        Zobrazit inzeráty
      </LinkButton>
      <Form method="post" className={styles.often}>
        {hidden}
        <label className={text.hidden} htmlFor={id}>
          Jak často psát: {watch.name}
        </label>
        <Select
          key={watch.frequency}
          id={id}
          name="frequency"
          defaultValue={watch.frequency}
          options={[...frequencyChoices]}
        />
        <Button variant="secondary" size="tap">
          Změnit
        </Button>
      </Form>
      <Form method="post">
        {hidden}
        <Button variant="tertiary" size="tap" name="intent" value={paused ? 'go-on' : 'pause'}>
          {paused ? 'Hlídat dál' : 'Pozastavit'}
        </Button>
        <Button variant="danger" size="tap" name="intent" value="end">
          Zrušit
        </Button>
      </Form>
    </div>
  );
}
