import { useId } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import text from '../../../ui/layout/text.module.css';
import { nextSizeAddress, offerOfThing } from '../address.ts';
import type { SizeReminder } from '../contract.ts';
import { maxMonthsAhead, formatMonth, monthAfter } from '../rules.ts';
import styles from './reminder-forms.module.css';

/** Actions of a reminder: search the next size, offer the old item, change the month, delete it. */
export function ReminderForms({ reminder, thisMonth }: { reminder: SizeReminder; thisMonth: string }) {
  const id = useId();
  const { name, thing, next, month, state } = reminder;
  const months = Array.from({ length: maxMonthsAhead }, (_, place) => monthAfter(thisMonth, place + 1));
  const hidden = <input type="hidden" name="id" value={reminder.id} />;
  return (
    <div className={styles.forms}>
      <LinkButton to={nextSizeAddress(next.search)} variant="secondary" size="tap">
        Zobrazit {next.label}
      </LinkButton>
      <Form method="post" className={styles.month}>
        {hidden}
        <label className={text.hidden} htmlFor={id}>
          Kdy připomenout: {name}
        </label>
        <Select
          key={month}
          id={id}
          name="month"
          defaultValue={months.includes(month) ? month : months[2]}
          options={months.map((each) => ({ value: each, label: formatMonth(each) }))}
        />
        <Button variant="secondary" size="tap">
          {state === 'sent' ? 'Připomenout znovu' : 'Změnit'}
        </Button>
      </Form>
      <LinkButton to={offerOfThing(thing, name)} variant="tertiary" size="tap">
        Nabídnout dál
      </LinkButton>
      <Form method="post">
        {hidden}
        <Button variant="danger" size="tap" name="intent" value="end">
          Zrušit
        </Button>
      </Form>
    </div>
  );
}
