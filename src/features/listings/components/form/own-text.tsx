import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { ChipButton, ChipRow, ChipToField } from '../../../../ui/cards/chip.tsx';
import { classNames } from '../../../../ui/class-names.ts';
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
import styles from './form.module.css';
import { preservedFields } from './preserved-fields.ts';
import { type Recognized, type RecognizedValue, valuesByState } from './recognized-values.ts';

/** The free text of a listing, and what was recognized in it. */
export type OwnTextProps = {
  limit: number;
  recognized: Recognized | undefined;
  /** Ids of the required fields that are still empty, as far as the server knows. */
  missing: readonly string[];
  /** The usual price of such an item, when the listing is priced and enough is known. */
  usual: string | undefined;
  /** Whether the form was just filled; then the summary is announced to screen readers. */
  justFilled: boolean;
};

type Props = OwnTextProps & {
  form: RefObject<HTMLFormElement | null>;
  values: FormFields;
  shown: FormFields;
  errors: FieldErrorMessages;
  /** Whether the form below already belongs to a category. */
  hasCategory: boolean;
  /** Labels by field id. */
  labels: Readonly<Record<string, string>>;
};

/**
 * A free-text field for a line or a whole listing, a button that fills the form from it, and the recognized
 * values: each can be removed, or applied where the form differs. All are submit buttons, so they work without
 * JavaScript.
 */
export function OwnText(props: Props) {
  const { limit, recognized, form, values, errors, hasCategory } = props;
  usePreservedWords(form, !hasCategory);
  return (
    <section className={classNames(layout.panel, layout.panelLarge, layout.stack)}>
      <Field
        label="Napiš to svými slovy"
        id="said"
        optional
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
            placeholder="Prodám levou florbalku Unihoc Epic 96, flex 26, hraná sezónu. 750 Kč, Plzeň"
          />
        )}
      </Field>
      <Button name="intent" value="fill" formNoValidate variant={recognized ? 'secondary' : 'primary'}>
        Vyplnit z textu
      </Button>
      {recognized && <Understood {...props} recognized={recognized} />}
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
}: Props & { recognized: Recognized }) {
  // The form was replaced, and the pressed button with it; move focus to the summary.
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (justFilled) first.current?.focus();
  }, [justFilled]);
  const { agreeing, differing, open } = valuesByState(shown, recognized.values);
  const { others } = recognized;
  return (
    <div className={styles.understood}>
      {recognized.values.length > 0 && <h2>Tohle jsme poznali</h2>}
      <p role="status" id={recognizedValuesId} ref={first} tabIndex={-1}>
        {recognized.values.length === 0
          ? 'Z textu jsme nic nepoznali, vyplň to prosím níž.'
          : hasCategory
            ? 'Zkontroluj, co jsme z textu poznali. Platí, co je ve formuláři.'
            : 'Kategorii jsme z textu nepoznali, vyber ji prosím. Ostatní už máme.'}
      </p>
      <Values title="Vyplněno z textu" verb="clear" values={agreeing} />
      <Values title="V textu je něco jiného než ve formuláři" verb="take" values={differing} />
      <Values title="V textu je ještě" verb="take" values={open} />
      {others.length > 0 && (
        <p className={text.small}>
          V textu je víc věcí: {others.join(', ')}. Vyplnili jsme první, každá další potřebuje vlastní
          inzerát.
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

const verbs = { clear: 'Zrušit: ', take: 'Vyplnit: ' };

function Values({
  title,
  verb,
  values,
}: {
  title: string;
  verb: keyof typeof verbs;
  values: readonly RecognizedValue[];
}) {
  if (values.length === 0) return null;
  return (
    <>
      <p className={text.small}>{title}:</p>
      <ChipRow label={title}>
        {values.map(({ name, label, text: said, unsure }) => (
          <ChipButton
            key={name}
            name="intent"
            value={`${verb}:${name}`}
            formNoValidate
            chosen={verb === 'clear'}
          >
            <span>
              <span className={text.hidden}>{verbs[verb]}</span>
              {label} <b>{said}</b>
              {verb === 'clear' && unsure && ', zkontroluj'}
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
