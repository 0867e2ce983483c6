import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FieldSentences, fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import styles from './offer-card.module.css';

/** What the buttons that open it name. */
export const proposeDrawer = 'jina-cena';

export type ProposePriceProps = {
  /** The address of the conversation, which takes the price. */
  action: string;
  /** What was typed and refused: then the form stands in the page, where its sentence is seen. */
  refused: { values: FormFields; fields: FieldSentences } | undefined;
};

/** Where a price is proposed. */
export function ProposePrice({ action, refused }: ProposePriceProps) {
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
        id={id}
        label="Kolik navrhuješ"
        hint="V celých korunách. Druhé straně to přijde jako zpráva, cena u inzerátu zůstane, jaká je."
        error={refused?.fields['price']}
      >
        {(wiring) => (
          <Input
            {...wiring}
            name="price"
            inputMode="numeric"
            unit="Kč"
            autoComplete="off"
            defaultValue={refused && fieldText(refused.values, 'price')}
          />
        )}
      </Field>
      <Button name="intent" value="propose-price">
        Navrhnout cenu
      </Button>
    </Form>
  );
  return (
    <>
      {refused && <div className={styles.again}>{form('cena-znovu')}</div>}
      <Drawer id={proposeDrawer} title="Navrhnout cenu">
        {form('cena')}
      </Drawer>
    </>
  );
}
