import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FieldSentences, fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import styles from './offer-card.module.css';

/** What the buttons that open it name. */
export const meetingDrawer = 'predani';

export type ProposeMeetingProps = {
  /** The address of the conversation, which takes the proposal. */
  action: string;
  /** What was typed and refused: then the form stands in the page, where its sentences are seen. */
  refused: { values: FormFields; fields: FieldSentences } | undefined;
};

/** Where a place and a time to meet are proposed. */
export function ProposeMeeting({ action, refused }: ProposeMeetingProps) {
  const form = (id: string) => (
    <Form
      method="post"
      action={action}
      preventScrollReset
      noValidate
      className={layout.fields}
      onSubmit={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
    >
      <Field
        id={`${id}-kde`}
        label="Kde"
        hint="Nejlíp na hale nebo jinde mezi lidmi."
        error={refused?.fields['place']}
      >
        {(wiring) => (
          <Input
            {...wiring}
            name="place"
            maxLength={120}
            autoComplete="off"
            defaultValue={refused && fieldText(refused.values, 'place')}
          />
        )}
      </Field>
      <Field id={`${id}-kdy`} label="Kdy" error={refused?.fields['at']}>
        {(wiring) => (
          <Input
            {...wiring}
            name="at"
            type="datetime-local"
            defaultValue={refused && fieldText(refused.values, 'at')}
          />
        )}
      </Field>
      <Button name="intent" value="propose-meeting">
        Navrhnout předání
      </Button>
    </Form>
  );
  return (
    <>
      {refused && <div className={styles.again}>{form('predani-znovu')}</div>}
      <Drawer id={meetingDrawer} title="Navrhnout předání">
        {form('predani-nove')}
      </Drawer>
    </>
  );
}
