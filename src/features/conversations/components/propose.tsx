import { type ReactNode, useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
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
  /** Changes once the caller has said something more. */
  said: string;
  /** What came back for any form of the page: another one's is seen only once this is closed. */
  answer: unknown;
  /** What was typed and refused: then the drawer stays open. */
  refused: { message: string; values: FormFields; fields: FieldSentences } | undefined;
};

/** Where a price is proposed. */
export const ProposePrice = (props: ProposeProps) => (
  <Propose {...props} drawer={priceDrawer} intent="propose-price" title="Navrhnout cenu">
    <PriceField
      label="Navrhovaná cena"
      hint="V celých korunách. Druhé straně to přijde jako zpráva, cena u inzerátu zůstane, jaká je."
      error={props.refused?.fields['price']}
      typed={props.refused && fieldText(props.refused.values, 'price')}
    />
  </Propose>
);

/** Where a place and a time to meet are proposed. */
export const ProposeMeeting = (props: ProposeProps) => (
  <Propose {...props} drawer={meetingDrawer} intent="propose-meeting" title="Navrhnout předání">
    <Field
      label="Místo předání"
      hint="Nejlíp na hale nebo jinde mezi lidmi."
      error={props.refused?.fields['place']}
    >
      {(wiring) => (
        <Input
          {...wiring}
          name="place"
          maxLength={120}
          autoComplete="off"
          defaultValue={props.refused && fieldText(props.refused.values, 'place')}
        />
      )}
    </Field>
    <Field label="Den a čas" error={props.refused?.fields['at']}>
      {(wiring) => (
        <Input
          {...wiring}
          name="at"
          type="datetime-local"
          defaultValue={props.refused && fieldText(props.refused.values, 'at')}
        />
      )}
    </Field>
  </Propose>
);

type Proposed = ProposeProps & { drawer: string; intent: string; title: string; children: ReactNode };

function Propose({ action, said, answer, refused, drawer, intent, title, children }: Proposed) {
  const busy = useNavigation().formData?.get('intent') === intent;
  const stays = refused !== undefined;
  useEffect(() => {
    const panel = document.getElementById(drawer);
    if (!stays && panel?.matches(':popover-open')) panel.hidePopover();
  }, [drawer, said, answer, stays]);
  return (
    <Drawer id={drawer} title={title} opened={stays} closeTo={action}>
      <Form
        key={said}
        method="post"
        action={action}
        preventScrollReset
        noValidate
        className={classNames(layout.fields, styles.proposal)}
      >
        {refused && Object.keys(refused.fields).length === 0 && (
          <Alert severity="error">{refused.message}</Alert>
        )}
        {children}
        <Button name="intent" value={intent} busy={busy}>
          Odeslat návrh
        </Button>
      </Form>
    </Drawer>
  );
}
