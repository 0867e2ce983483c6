import { type ReactNode, useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FieldErrorMessages, fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { fillForm } from '../../../ui/forms/fill-form.ts';
import { Input } from '../../../ui/forms/input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { PriceField } from '../../listings/components/price-field.tsx';
import { type Conversation, meetingPlaceLength } from '../contract.ts';
import styles from './offer-card.module.css';
import { choosePoint, findPoints, type Suggested, SuggestedPoints } from './suggested-points.tsx';

/** Ids of the drawers, referenced by the buttons that open them. */
export const priceDrawer = 'jina-cena';
export const meetingDrawer = 'predani';

export type ProposeProps = {
  /** URL of the conversation, which handles the form. */
  action: string;
  /** Changes after each own message. */
  said: string;
  /**
   * The action's response, of any form of the page: a response to another form is visible only after closing
   * this drawer.
   */
  answer: unknown;
  /** Values and errors of a refused proposal, which keep the drawer open. */
  refused: { message: string; values: FormFields; fields: FieldErrorMessages } | undefined;
};

/** A drawer for offering a price, next to the one asked in the listing. */
export const ProposePrice = ({ asked, ...props }: ProposeProps & { asked: string | undefined }) => (
  <Propose {...props} drawer={priceDrawer} title="Navrhnout cenu">
    <PriceField
      label="Navrhovaná cena"
      note={asked && `v inzerátu ${asked}`}
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

/** A drawer for proposing a meeting, with halls and tournaments convenient for both sides. */
export function ProposeMeeting({ side, suggested, ...props }: ProposeMeetingProps) {
  const { refused } = props;
  const typed = (name: string) => refused && fieldText(refused.values, name);
  const intent = useNavigation().formData?.get('intent');
  useFilledPoint(refused);
  return (
    <Propose {...props} drawer={meetingDrawer} title="Navrhnout předání">
      {/* First submit button of the form, so that Enter submits the proposal instead of choosing a place. */}
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

/** A point chosen from the suggestions is returned by the server; writes it into the fields as if typed. */
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
