import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FieldSentences, fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { PriceField } from '../../listings/components/price-field.tsx';
import styles from './offer-card.module.css';

/** What the buttons that open them name. */
export const priceDrawer = 'jina-cena';
export const meetingDrawer = 'predani';

export type ProposeProps = {
  /** The address of the conversation, which takes the proposal. */
  action: string;
  /** What was typed and refused: then the form stands in the page, where its sentences are seen. */
  refused: { values: FormFields; fields: FieldSentences } | undefined;
};

/** Where a price is proposed. */
export const ProposePrice = (props: ProposeProps) => (
  <Propose {...props} drawer={priceDrawer} intent="propose-price" label="Navrhnout cenu">
    {(id) => (
      <PriceField
        id={`${id}-cena`}
        label="Kolik navrhuješ"
        hint="V celých korunách. Druhé straně to přijde jako zpráva, cena u inzerátu zůstane, jaká je."
        error={props.refused?.fields['price']}
        typed={props.refused && fieldText(props.refused.values, 'price')}
      />
    )}
  </Propose>
);

/** Where a place and a time to meet are proposed. */
export const ProposeMeeting = ({ action, refused }: ProposeProps) => (
  <Propose
    action={action}
    refused={refused}
    drawer={meetingDrawer}
    intent="propose-meeting"
    label="Navrhnout předání"
  >
    {(id) => (
      <>
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
      </>
    )}
  </Propose>
);

type Proposed = ProposeProps & {
  drawer: string;
  intent: string;
  label: string;
  /** The fields, whose ids begin with the given one: refused, they stand here twice. */
  children: (id: string) => ReactNode;
};

function Propose({ action, refused, drawer, intent, label, children }: Proposed) {
  const form = (id: string) => (
    <Form
      method="post"
      action={action}
      preventScrollReset
      noValidate
      className={layout.fields}
      onSubmit={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
    >
      {children(id)}
      <Button name="intent" value={intent}>
        {label}
      </Button>
    </Form>
  );
  return (
    <>
      {refused && <div className={styles.again}>{form(`${drawer}-znovu`)}</div>}
      <Drawer id={drawer} title={label}>
        {form(`${drawer}-nova`)}
      </Drawer>
    </>
  );
}
