import { type FocusEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { articleUrl } from '../../../../contract/urls.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { fieldList, fieldText, readFormFields } from '../../../../ui/forms/form-fields.ts';
import { Input } from '../../../../ui/forms/input.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import text from '../../../../ui/layout/text.module.css';
import { PageLink } from '../../../../ui/navigation/page-link.tsx';
import type { AttributeDefinition, CategoryForm, Kind } from '../../../catalogue/contract.ts';
import { attributeField, attributeHints, attributesFromForm, isOnCard } from '../../../catalogue/rules.ts';
import { AttributeField } from './attribute-field.tsx';
import { BrandChoice } from './brand-choice.tsx';
import styles from './form.module.css';
import type { FormPartProps } from './listing-form-props.ts';

/**
 * Attributes shown unfolded: required ones, numbers people filter by, and choices shown on cards. Other
 * filterable attributes and long lists of checkboxes are folded.
 */
const asked = (
  { key, required, requiredGroup, filter, type }: AttributeDefinition,
  kind: Kind,
  category: string,
) =>
  required ||
  requiredGroup !== undefined ||
  (filter && type !== 'multi' && (type !== 'enum' || (kind === 'offer' && isOnCard(category, key))));

/** Handover is not a property of the item: it is asked next to the price. */
const handover = 'handover';
/** Categories whose items do not fit into a parcel box unmodified. */
const tooLongForBox: ReadonlySet<string> = new Set(['florbalky', 'shafty']);

/** Handover options, in categories that have them. */
export function HandoverField({ category, ...part }: FormPartProps) {
  const definition = category.attributes.find(({ key }) => key === handover);
  if (!definition) return null;
  return (
    <div>
      <AttributeField {...part} definition={definition} suggestions={[]} />
      {part.kind === 'offer' && tooLongForBox.has(category.slug) && (
        <p className={text.small}>
          <PageLink to={articleUrl('jak-poslat-florbalku')} target="_blank">
            Jak hůl zabalit a&nbsp;poslat
          </PageLink>
        </p>
      )}
    </div>
  );
}

const isWide = ({ type }: AttributeDefinition, kind: Kind) =>
  type === 'multi' || (kind === 'demand' && type === 'enum');

/** Brand, model and attributes of the category: the common ones visible, the rest folded. */
export function AttributeFields({ advice, ...props }: FormPartProps & { advice?: ReactNode }) {
  const { kind, category, values, errors } = props;
  const { hints, look } = useAttributeHints(category);
  useUnfolded();
  const demand = kind === 'demand';
  const brand = category.brands.find(({ slug }) => slug === values.brand);
  const fields = (definitions: AttributeDefinition[]) =>
    definitions.map((definition) => (
      <div key={definition.key} className={isWide(definition, kind) ? styles.wide : undefined}>
        <AttributeField
          kind={kind}
          definition={definition}
          values={values}
          errors={errors}
          note={demand ? undefined : hints[definition.key]}
          suggestions={definition.key === 'bladeModel' ? (brand?.blades ?? []) : []}
        />
      </div>
    ));
  const attributes = category.attributes.filter(({ key }) => key !== handover);
  const rest = attributes.filter((each) => !asked(each, kind, category.slug));
  const open = rest.some(({ key }) => {
    const names = [attributeField(key), attributeField(key, 'min'), attributeField(key, 'max')];
    return names.some((name) => errors[name] !== undefined || fieldList(values, name).some(Boolean));
  });
  return (
    // Listens to bubbling blur events of the fields; it is not interactive itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={classNames(layout.panel, layout.panelLarge)}
      id="parametry"
      aria-labelledby="parametry-nadpis"
      onBlur={look}
    >
      <h2 id="parametry-nadpis">Parametry</h2>
      <p className={classNames(text.small, text.secondary, styles.intro)}>
        {demand
          ? 'Vyplň jen to, na čem ti záleží. Co necháš prázdné, na tom nezáleží.'
          : 'Na tohle se ptá každý. Kupující to uvidí hned na kartě inzerátu.'}
      </p>
      {category.slug === 'florbalky' && advice && <div className={styles.intro}>{advice}</div>}
      <div className={styles.grid}>
        <BrandFields {...props} />
        {fields(attributes.filter((each) => asked(each, kind, category.slug)))}
      </div>
      {rest.length > 0 && (
        <details className={styles.more} open={open}>
          <summary>Další parametry, když je víš</summary>
          <div className={styles.grid}>{fields(rest)}</div>
        </details>
      )}
    </section>
  );
}

/** Unfolds the field that the URL leads to, which a browser does by itself only when it loads the page. */
function useUnfolded() {
  const { hash } = useLocation();
  useEffect(() => {
    const field = document.getElementById(hash.slice(1));
    const folded = field?.closest('details');
    if (!field || !folded || folded.open) return;
    folded.open = true;
    field.scrollIntoView({ block: 'center' });
  }, [hash]);
}

/** Hints about unusual values by attribute, computed when a field loses focus. */
function useAttributeHints(category: CategoryForm) {
  const [hints, setHints] = useState<Record<string, string>>({});
  function look({ target }: FocusEvent<HTMLElement>) {
    const form = target.closest('form');
    if (!form) return;
    const read = attributesFromForm(category, 'offer', readFormFields(new FormData(form)));
    const numbers = Object.entries(read).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
    const notes = attributeHints(category, Object.fromEntries(numbers));
    setHints(Object.fromEntries(notes.map((note) => [note.key, note.text])));
  }
  return { hints, look };
}

/**
 * The brand from the category's list or typed by hand, and the model with suggestions of the brand's lines.
 */
function BrandFields(props: FormPartProps) {
  const { kind, values, errors, category } = props;
  const [slug, setSlug] = useState(fieldText(values, 'brand'));
  const lines = category.brands.find((brand) => brand.slug === slug)?.lines ?? [];
  const needed = kind === 'offer' && category.requiresBrand;
  return (
    <>
      <BrandChoice {...props} optional={!needed} onBrand={setSlug} />
      <Field label="Model" id="model" optional note={kind === 'demand' ? '' : undefined} error={errors.model}>
        {(wiring) => (
          <>
            <Input
              {...wiring}
              name="model"
              defaultValue={fieldText(values, 'model')}
              list={lines.length > 0 ? 'model-lines' : undefined}
              autoComplete="off"
            />
            <datalist id="model-lines">
              {lines.map((line) => (
                <option key={line} value={line}>
                  {line}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
    </>
  );
}
