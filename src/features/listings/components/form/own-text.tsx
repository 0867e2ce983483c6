import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { counted } from '../../../../contract/czech.ts';
import { severalUrl } from '../../../../contract/urls.ts';
import { ChipButton, ChipRow, ChipToField } from '../../../../ui/cards/chip.tsx';
import { FactChip } from '../../../../ui/cards/fact-chip.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import {
  type FieldErrorMessages,
  type FormFields,
  fieldText,
  readFormFields,
} from '../../../../ui/forms/form-fields.ts';
import { isInside } from '../../../../ui/forms/live-form-dom.ts';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import text from '../../../../ui/layout/text.module.css';
import { PageLink } from '../../../../ui/navigation/page-link.tsx';
import type { Kind } from '../../../catalogue/contract.ts';
import styles from './form.module.css';
import { preservedFields } from './preserved-fields.ts';
import { fieldIdOf, type Recognized, type RecognizedValue, valuesByState } from './recognized-values.ts';

/** The free text of a listing, and what was recognized in it. */
export type OwnTextProps = {
  limit: number;
  recognized: Recognized | undefined;
  /** Address of a demand with this text, when it asks for something. */
  demandTo: string | undefined;
  /** Ids of the required fields that are still empty, as far as the server knows. */
  missing: readonly string[];
  /** The usual price of such an item, when the listing is priced and enough is known. */
  usual: string | undefined;
  /** Whether the form was just filled; then the summary is announced to screen readers. */
  justFilled: boolean;
  /** What the page says under the field. */
  below: ReactNode;
};

type Props = OwnTextProps & {
  kind: Kind;
  form: RefObject<HTMLFormElement | null>;
  values: FormFields;
  shown: FormFields;
  errors: FieldErrorMessages;
  /** Whether the form below already belongs to a category. */
  hasCategory: boolean;
  /** Labels by field id. */
  labels: Readonly<Record<string, string>>;
};

const examples: Record<Kind, string> = {
  offer: 'Prodám levou florbalku Unihoc Epic 96, flex 26, hraná sezonu. 750 Kč, Plzeň',
  demand: 'Sháním pro dceru levou florbalku 75–80 cm do 600 Kč, Plzeň',
};

/**
 * A free-text field for a line or a whole listing, a button that fills the form from it, and the recognized
 * values: each can be removed, or applied where the form differs. All are submit buttons, so they work without
 * JavaScript.
 */
export function OwnText(props: Props) {
  const { kind, limit, recognized, form, values, errors, hasCategory } = props;
  usePreservedWords(form, !hasCategory);
  return (
    <section>
      <div className={classNames(layout.panel, layout.panelLarge, layout.stack)}>
        <Field
          label="Napiš to svými slovy"
          id="said"
          optional
          note=""
          hint="Jednou větou, nebo sem vlož celý inzerát odjinud. Vyplníme podle něj formulář a ty to zkontroluješ."
          error={errors.said}
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              name="said"
              rows={3}
              limit={limit}
              defaultValue={fieldText(values, 'said')}
              placeholder={examples[kind]}
            />
          )}
        </Field>
        <Button name="intent" value="fill" formNoValidate variant={recognized ? 'secondary' : 'primary'}>
          Vyplnit z textu
        </Button>
        {recognized && <Understood {...props} recognized={recognized} />}
      </div>
      {props.below}
    </section>
  );
}

/** Id of the summary of recognized values. */
export const recognizedValuesId = 'poznano';

function Understood({
  recognized,
  shown,
  hasCategory,
  justFilled,
  missing,
  labels,
  usual,
  values,
  demandTo,
}: Props & { recognized: Recognized }) {
  // The form was replaced, and the pressed button with it; move focus to the summary.
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (justFilled) first.current?.focus();
  }, [justFilled]);
  const { agreeing, differing, open } = valuesByState(shown, recognized.values);
  const { others } = recognized;
  const doubtful = agreeing.filter(({ unsure }) => unsure).length;
  return (
    <div className={styles.understood}>
      {recognized.values.length > 0 && <h2>Tohle jsme poznali</h2>}
      {demandTo && <DemandNote to={demandTo} />}
      <p role="status" id={recognizedValuesId} ref={first} tabIndex={-1}>
        {summaryOf(recognized, { hasCategory, doubtful })}
      </p>
      <Filled values={agreeing} />
      <Offered title="V textu je něco jiného než ve formuláři" values={differing} />
      <Offered title={agreeing.length > 0 ? 'V textu je ještě' : 'V textu je'} values={open} />
      {recognized.contact && (
        <p className={text.small}>
          V textu je kontakt nebo odkaz. Inzerát s ním počká na kontrolu, tak ho z popisu radši smaž. Kupující
          ti napíšou přes web.
        </p>
      )}
      {others.length > 0 && (
        <p className={text.small}>
          V textu je víc věcí: {others.join(', ')}. Vyplnili jsme první, každá další potřebuje vlastní
          inzerát. <PageLink to={severalUrl}>Vložit víc věcí najednou</PageLink>
        </p>
      )}
      {/* For the filled values only; after an edit, the form shows the usual price next to the price field. */}
      {usual && shown === values && <p className={text.small}>{usual}</p>}
      {hasCategory && <GoOn {...{ missing, labels, shown }} />}
    </div>
  );
}

/**
 * Links to the fields still missing or, when there are none, to the end of the form, which is six screens away
 * on a phone.
 */
function GoOn({ missing, labels, shown }: Pick<Props, 'missing' | 'labels' | 'shown'>) {
  const open = missing.filter((id) => fieldText(shown, id).trim() === '');
  if (open.length === 0)
    return (
      <Button name="intent" value="next">
        Sedí, na fotky
      </Button>
    );
  return (
    <>
      <p className={text.small}>Ještě chybí:</p>
      <ChipRow label="Ještě chybí">
        {open.map((id) => (
          <ChipToField key={id} id={id}>
            {labels[id] ?? id}
          </ChipToField>
        ))}
      </ChipRow>
    </>
  );
}

function summaryOf(
  { values, wanted }: Recognized,
  { hasCategory, doubtful }: { hasCategory: boolean; doubtful: number },
): string {
  if (wanted) return 'Samo se nic nevyplnilo. Jestli opravdu prodáváš, vyber z textu, co sedí.';
  if (values.length === 0) return 'Z textu jsme nic nepoznali, vyplň to prosím níž.';
  if (!hasCategory) return 'Kategorii jsme z textu nepoznali, vyber ji prosím. Ostatní už máme.';
  const all = 'Zkontroluj to, platí, co je ve formuláři.';
  return doubtful > 0 ? `${all} ${toCheck(doubtful)}` : all;
}

const toCheck = (count: number) => `${counted(count, ['údaj je', 'údaje jsou', 'údajů je'])} ke kontrole.`;

/** For a text that asks for something: nothing is filled by itself, and the link takes the text along. */
function DemandNote({ to }: { to: string }) {
  return (
    <Alert severity="info" title="To vypadá na poptávku">
      <p>
        Tady přidáváš nabídku. <PageLink to={to}>Přidej to jako poptávku</PageLink>, text vezmeme s sebou.
      </p>
    </Alert>
  );
}

/** The filled values, those to check first; each leads to its field and can be removed. */
function Filled({ values }: { values: readonly RecognizedValue[] }) {
  if (values.length === 0) return null;
  const title = 'Vyplněno z textu';
  return (
    <>
      <p className={text.small}>{title}:</p>
      <ChipRow label={title}>
        {values
          .toSorted((one, other) => Number(other.unsure ?? false) - Number(one.unsure ?? false))
          .map((each) => (
            <FactChip
              key={each.name}
              fieldId={fieldIdOf(each)}
              label={each.label}
              unsure={each.unsure}
              removal={{ name: 'intent', value: `clear:${each.name}` }}
            >
              {each.text}
            </FactChip>
          ))}
      </ChipRow>
    </>
  );
}

/** Values that are not in the form, each a button that fills it in. */
function Offered({ title, values }: { title: string; values: readonly RecognizedValue[] }) {
  if (values.length === 0) return null;
  return (
    <>
      <p className={text.small}>{title}:</p>
      <ChipRow label={title}>
        {values.map(({ name, label, text: said, unsure }) => (
          <ChipButton key={name} name="intent" value={`take:${name}`} formNoValidate chosen={false}>
            <span>
              <span className={text.hidden}>Vyplnit: </span>
              {label} <b>{said}</b>
              {unsure && ', zkontroluj'}
            </span>
          </ChipButton>
        ))}
      </ChipRow>
    </>
  );
}

/** The current values of the form's fields; before hydration, the rendered ones. */
export function useShownFields(
  form: RefObject<HTMLFormElement | null>,
  values: FormFields,
  needed: boolean,
): FormFields {
  const [read, setRead] = useState<{ from: FormFields; fields: FormFields }>();
  useEffect(() => {
    const element = form.current;
    if (!element || !needed) return;
    const heard = ({ target }: Event) =>
      isInside(element, target) && setRead({ from: values, fields: readFormFields(new FormData(element)) });
    // On window, so that it runs after React and the form's validation.
    for (const type of ['input', 'change']) window.addEventListener(type, heard);
    return () => {
      for (const type of ['input', 'change']) window.removeEventListener(type, heard);
    };
  }, [form, needed, values]);
  return read?.from === values ? read.fields : values;
}

/** Stores the free text in this tab while there is no draft, that is, before a category is selected. */
function usePreservedWords(form: RefObject<HTMLFormElement | null>, needed: boolean): void {
  const copy = useRef(preservedFields('/vlastnimi-slovy'));
  useEffect(() => {
    const field = form.current?.elements.namedItem('said');
    if (!needed || !(field instanceof HTMLTextAreaElement)) return;
    const { current } = copy;
    const before = current.get();
    if (before && field.value === '') field.value = fieldText(before, 'said');
    const put = () => current.put({ said: field.value });
    field.addEventListener('input', put);
    return () => {
      field.removeEventListener('input', put);
      current.clear();
    };
  }, [form, needed]);
}
