import type { ManagedBrand } from '../../../features/brands/contract.ts';
import type { Category } from '../../../features/catalogue/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { answerMessage, type FormAnswer } from '../../form-answer.ts';

type Props = {
  brand: ManagedBrand;
  categories: readonly Pick<Category, 'slug' | 'name' | 'listable'>[];
  ofAliases: FormAnswer | undefined;
  ofLines: FormAnswer | undefined;
};

/** How else a brand is written, and its lines. What the catalogue itself says stays. */
export function BrandNames({ brand, categories, ofAliases, ofLines }: Props) {
  const typed = (answer: FormAnswer | undefined, name: string) => fieldText(answer?.values ?? {}, name);
  const lines = [...new Map(brand.lines.map((line) => [line.name, line])).values()];
  return (
    <>
      <section className={classNames(layout.stack, layout.panel)} aria-labelledby="zapisy">
        <h2 id="zapisy">Jak se ještě píše</h2>
        <p className={text.secondary}>
          Podle těchto slov značku pozná hledání i vyplnění z textu, i skloňovaná a s překlepem.
        </p>
        <FixedNames items={brand.aliases} />
        <Removals of={brand.aliases.filter(({ own }) => own).map((each) => each.text)} wish="remove-alias" />
        <SentForm errors={ofAliases?.fields} aria-label="Přidat zápis">
          {answerMessage(ofAliases) && <Alert severity="error">{answerMessage(ofAliases)}</Alert>}
          <Field label="Další zápis" error={ofAliases?.fields['alias']}>
            {(wiring) => <Input {...wiring} name="alias" defaultValue={typed(ofAliases, 'alias')} />}
          </Field>
          <Button variant="secondary" name="wish" value="add-alias">
            Přidat zápis
          </Button>
        </SentForm>
      </section>
      <section className={classNames(layout.stack, layout.panel)} aria-labelledby="rady">
        <h2 id="rady">Modelové řady</h2>
        <FixedNames items={lines.map(({ name, own }) => ({ text: name, own }))} />
        <Removals of={lines.filter(({ own }) => own).map(({ name }) => name)} wish="remove-line" />
        <SentForm errors={ofLines?.fields} aria-label="Přidat řadu">
          {answerMessage(ofLines) && <Alert severity="error">{answerMessage(ofLines)}</Alert>}
          <Field label="Další řada" error={ofLines?.fields['line']}>
            {(wiring) => <Input {...wiring} name="line" defaultValue={typed(ofLines, 'line')} />}
          </Field>
          <Field label="V které kategorii" error={ofLines?.fields['category']}>
            {(wiring) => (
              <Select
                {...wiring}
                name="category"
                placeholder="Vyber kategorii"
                options={categories
                  .filter(({ listable }) => listable)
                  .map(({ slug, name }) => ({ value: slug, label: name }))}
                defaultValue={typed(ofLines, 'category')}
              />
            )}
          </Field>
          <Button variant="secondary" name="wish" value="add-line">
            Přidat řadu
          </Button>
        </SentForm>
      </section>
    </>
  );
}

/** What the catalogue itself says, which cannot be taken away. */
function FixedNames({ items }: { items: readonly { text: string; own: boolean }[] }) {
  const fixed = items.filter(({ own }) => !own).map((each) => each.text);
  return fixed.length > 0 ? <p>{fixed.join(', ')}</p> : undefined;
}

/** Names that were added in the administration, each with the button that takes it away. */
function Removals({ of, wish }: { of: readonly string[]; wish: string }) {
  if (of.length === 0) return undefined;
  return (
    <ul className={layout.stackSmall}>
      {of.map((word) => (
        <li key={word}>
          <SentForm errors={undefined} className={layout.row}>
            <input type="hidden" name="removed" value={word} />
            <strong>{word}</strong>
            <Button variant="secondary" name="wish" value={wish} aria-label={`Odebrat ${word}`}>
              Odebrat
            </Button>
          </SentForm>
        </li>
      ))}
    </ul>
  );
}
