import { type FormEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../../ui/actions/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ErrorAlert } from '../../../../ui/feedback/alert.tsx';
import { useToasts } from '../../../../ui/feedback/toasts.tsx';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { FilledFields } from '../../../../ui/forms/filled-fields.tsx';
import { fillForm } from '../../../../ui/forms/fill-form.ts';
import {
  type FieldErrorMessages,
  type FormFields,
  readFormFields,
} from '../../../../ui/forms/form-fields.ts';
import { useLiveForm } from '../../../../ui/forms/use-live-form.ts';
import type { Category, CategoryForm, Kind } from '../../../catalogue/contract.ts';
import type { PlaceFieldProps } from '../../../places/components/place-field.tsx';
import { CategoryPart } from './category-part.tsx';
import { fieldLabels } from './field-labels.ts';
import { ListingFields } from './listing-fields.tsx';
import type { ListingLimits } from './listing-form-props.ts';
import { preservedFields } from './preserved-fields.ts';
import { OwnText, type OwnTextProps, recognizedValuesId, useShownFields } from './own-text.tsx';
import { fieldIdOf, isFillIntent, type Recognized, valuesByState } from './recognized-values.ts';
import { type DraftSaving, type SavedDraft, useDraftSaving } from './use-draft-saving.ts';
import layout from '../../../../ui/layout/layout.module.css';

type ListingFormProps = {
  kind: Kind;
  /** Raw values, valid or not. */
  values: FormFields;
  errors?: FieldErrorMessages | undefined;
  /** A refusal that belongs to no field. */
  message?: string | undefined;
  categories: readonly Category[];
  category?: CategoryForm | undefined;
  limits: ListingLimits;
  place: Omit<PlaceFieldProps, 'errors'>;
  /** Free text from which the form is filled; only in the wizard. */
  ownText?: OwnTextProps | undefined;
  /** Link to the advisor for stick measures; only in the wizard of a demand. */
  advice?: ReactNode;
  /** The usual price, next to the price field. */
  priceNote?: ReactNode;
  /**
   * The draft to save into while typing, without an id until it exists; or, with `localCopyKey`, only this tab's
   * storage.
   */
  draft?: SavedDraft;
  localCopyKey?: string | undefined;
  multipart?: boolean;
  /** Rendered after the fields: further parts of the form and its buttons. */
  children: (saving: DraftSaving) => ReactNode;
};

/** For controls outside the form element that belong to it. */
export const listingFormId = 'inzerat';

/** The listing form: first the category, then its fields. One form, one POST. */
export function ListingForm(props: ListingFormProps) {
  const { kind, values, errors, message, categories, category, ...rest } = props;
  const { draft, localCopyKey, multipart, ownText, children, ...fields } = rest;
  const labels = fieldLabels(category, kind);
  const live = useLiveForm({ load: useListingCheck(category, kind), serverErrors: errors, labels });
  // Selecting the category submits the form; saving concurrently would create another draft.
  const saving = useDraftSaving(live.formProps.ref, category && draft);
  useLocalCopy(live.formProps.ref, localCopyKey);
  useFocusOnNewCategory(live.formProps.ref, category?.slug);
  const shown = useShownFields(live.formProps.ref, values, ownText?.recognized !== undefined);
  const filled = filledFields(shown, ownText?.recognized, category?.slug);
  // Input is saved to the draft before the server (or the advisor) fills the rest, because the returned form is
  // a new one.
  const stored = useRef(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const choose = useCallback(() => chooser.current?.form?.requestSubmit(chooser.current), []);
  const part = (
    <CategoryPart
      categories={categories}
      category={category}
      chosen={typeof values.category === 'string' ? values.category : ''}
      error={live.errors.category}
      onPoint={choose}
    />
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    const submitter = 'submitter' in event.nativeEvent ? event.nativeEvent.submitter : null;
    const fills =
      submitter instanceof HTMLButtonElement &&
      (isFillIntent(submitter.value) || submitter.value === 'advice');
    const waiting = fills && !stored.current ? saving.stored() : saving.settled();
    stored.current = fills && waiting !== undefined;
    if (!waiting) return live.formProps.onSubmit(event);
    event.preventDefault();
    const form = event.currentTarget;
    void waiting.finally(() => form.requestSubmit(submitter instanceof HTMLElement ? submitter : null));
  }
  return (
    <Form
      id={listingFormId}
      method="post"
      className={layout.stackLarge}
      {...live.formProps}
      onSubmit={submit}
      {...(multipart ? { encType: 'multipart/form-data' as const } : {})}
    >
      {/* First submit button of the form, so that Enter in a field continues to the next step. */}
      <button
        hidden
        name="intent"
        value={category ? 'next' : 'category'}
        formNoValidate={!category}
        aria-hidden="true"
        tabIndex={-1}
      />
      <button
        hidden
        ref={chooser}
        name="intent"
        value="category"
        formNoValidate
        aria-hidden="true"
        tabIndex={-1}
      />
      <ErrorAlert message={message} />
      <ErrorSummary errors={live.summary} attempt={live.attempt} />
      {ownText && (
        <OwnText
          {...ownText}
          kind={kind}
          form={live.formProps.ref}
          values={values}
          shown={shown}
          errors={live.errors}
          hasCategory={category !== undefined}
          labels={labels}
        />
      )}
      {category ? (
        <FilledFields value={filled}>
          <input type="hidden" name="shownCategory" value={category.slug} />
          <ListingFields
            {...fields}
            kind={kind}
            categories={categories}
            values={values}
            errors={live.errors}
            category={category}
            categoryPart={part}
          />
          {children(saving)}
        </FilledFields>
      ) : (
        <section className={classNames(layout.panel, layout.panelLarge, layout.stack)}>
          {part}
          <Button
            name="intent"
            value="category"
            formNoValidate
            size="large"
            variant={ownText ? 'secondary' : 'primary'}
          >
            Pokračovat
          </Button>
        </section>
      )}
    </Form>
  );
}

/** Ids of the fields whose values agree with the free text. */
function filledFields(shown: FormFields, recognized: Recognized | undefined, category: string | undefined) {
  if (!recognized) return new Set<string>();
  const ofCategory = recognized.category === category ? ['category'] : [];
  return new Set([...ofCategory, ...valuesByState(shown, recognized.values).agreeing.map(fieldIdOf)]);
}

/** A newly selected category replaces the form, so focus moves to its top. */
function useFocusOnNewCategory(form: RefObject<HTMLFormElement | null>, slug: string | undefined) {
  const shown = useRef(slug);
  useEffect(() => {
    if (shown.current === slug) return;
    // After an empty form was filled from free text, focus moves to the summary of what was recognized.
    const understood = shown.current === undefined && form.current?.querySelector(`#${recognizedValuesId}`);
    shown.current = slug;
    const first = understood || form.current?.querySelector('summary');
    if (first instanceof HTMLElement) first.focus();
  }, [form, slug]);
}

/** Validation for this category, loaded on first use. */
function useListingCheck(category: CategoryForm | undefined, kind: Kind) {
  return useCallback(
    () => import('./listing-check.ts').then(({ listingCheck }) => listingCheck(category, kind)),
    [category, kind],
  );
}

/** How long the notice of restored input stays visible (ms). */
const restoredLife = 20_000;
const restoredToast = 'rozepsane';

/** Stores unsaved changes in this tab, so that a reload loses nothing; does nothing without a key. */
function useLocalCopy(form: RefObject<HTMLFormElement | null>, key: string | undefined): void {
  const { add: toast, remove } = useToasts();
  useEffect(() => {
    const element = form.current;
    if (!element || !key) return;
    const copy = preservedFields(key);
    const before = copy.get();
    const saved = fieldsOf(element);
    if (before) fillForm(element, before);
    if (before && JSON.stringify(fieldsOf(element)) !== JSON.stringify(saved))
      toast({
        id: restoredToast,
        severity: 'info',
        summary: 'Neuložené změny jsou zpátky ve formuláři.',
        life: restoredLife,
        action: {
          label: 'Zahodit je',
          run: () => {
            fillForm(element, saved);
            copy.clear();
          },
        },
      });
    const put = () => copy.put(fieldsOf(element));
    element.addEventListener('input', put);
    element.addEventListener('change', put);
    return () => {
      element.removeEventListener('input', put);
      element.removeEventListener('change', put);
      // Once saved, there is nothing to discard.
      remove(restoredToast);
    };
  }, [form, key, toast, remove]);
}

const fieldsOf = (form: HTMLFormElement) => readFormFields(new FormData(form));
