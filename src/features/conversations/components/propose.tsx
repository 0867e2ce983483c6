import { type ReactNode, useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FieldSentences, fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { fillForm } from '../../../ui/forms/fill-form.ts';
import { Input } from '../../../ui/forms/input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { PriceField } from '../../listings/components/price-field.tsx';
import { type Conversation, meetingPlaceLength } from '../contract.ts';
import styles from './offer-card.module.css';
import { choosePoint, findPoints, type Suggested, SuggestedPoints } from './suggested-points.tsx';

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
  <Propose {...props} drawer={priceDrawer} title="Navrhnout cenu">
    <PriceField
      label="Navrhovaná cena"
      hint="V celých korunách. Druhé straně to přijde jako zpráva, cena u inzerátu zůstane, jaká je."
      error={props.refused?.fields['price']}
      typed={props.refused && fieldText(props.refused.values, 'price')}
    />
    <SendProposal intent="propose-price" />
  </Propose>
);

export type ProposeMeetingProps = ProposeProps & {
  side: Conversation['side'];
  suggested: Suggested | undefined;
};

/** Where a place and a time to meet are proposed, with halls and tournaments that fit both. */
export function ProposeMeeting({ side, suggested, ...props }: ProposeMeetingProps) {
  const { refused } = props;
  const typed = (name: string) => refused && fieldText(refused.values, name);
  const intent = useNavigation().formData?.get('intent');
  useFilledPoint(refused);
  return (
    <Propose {...props} drawer={meetingDrawer} title="Navrhnout předání">
      {/* Enter sends the proposal, though buttons that choose a place stand before the one that does. */}
      <button name="intent" value="propose-meeting" hidden>
        Odeslat návrh
      </button>
      <Field
        label="Místo předání"
        hint="Nejlíp na hale nebo jinde mezi lidmi."
        error={refused?.fields['place']}
      >
        {(wiring) => (
          <Input
            {...wiring}
            name="place"
            maxLength={meetingPlaceLength.max}
            autoComplete="off"
            defaultValue={typed('place')}
          />
        )}
      </Field>
      {suggested && (
        <SuggestedPoints
          suggested={suggested}
          typed={typed('from')}
          side={side}
          error={refused?.fields['from']}
          busy={intent === findPoints}
        />
      )}
      <Field label="Den a čas" error={refused?.fields['at']}>
        {(wiring) => <Input {...wiring} name="at" type="datetime-local" defaultValue={typed('at')} />}
      </Field>
      <SendProposal intent="propose-meeting" />
    </Propose>
  );
}

/** A chosen point comes back with the answer: it goes into the fields as if it had been typed. */
function useFilledPoint(refused: ProposeProps['refused']): void {
  useEffect(() => {
    if (!refused || !fieldText(refused.values, 'intent').startsWith(choosePoint)) return;
    const form = document.querySelector<HTMLFormElement>(`#${meetingDrawer} form`);
    if (!form) return;
    fillForm(form, refused.values);
    form.querySelector<HTMLElement>('[name="at"]')?.focus();
  }, [refused]);
}

function SendProposal({ intent }: { intent: string }) {
  const busy = useNavigation().formData?.get('intent') === intent;
  return (
    <Button name="intent" value={intent} busy={busy}>
      Odeslat návrh
    </Button>
  );
}

type Proposed = ProposeProps & { drawer: string; title: string; children: ReactNode };

function Propose({ action, said, answer, refused, drawer, title, children }: Proposed) {
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
        {refused && refused.message !== '' && Object.keys(refused.fields).length === 0 && (
          <Alert severity="error">{refused.message}</Alert>
        )}
        {children}
      </Form>
    </Drawer>
  );
}
