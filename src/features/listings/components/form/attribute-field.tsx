import { type ReactNode, useId } from 'react';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { fieldList, fieldText } from '../../../../ui/forms/form-fields.ts';
import { Input } from '../../../../ui/forms/input.tsx';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { BladeLeft, BladeRight } from '../../../../ui/icons/drawings.tsx';
import { AboutAttribute, isExplained } from '../../../catalogue/components/about-attribute.tsx';
import type { AttributeDefinition } from '../../../catalogue/contract.ts';
import { attributeField } from '../../../catalogue/rules.ts';
import type { FormPartProps } from './listing-form-props.ts';
import styles from './form.module.css';

const ends = [
  { end: 'min', label: 'Od' },
  { end: 'max', label: 'Do' },
] as const;

/** The help text with a link to the article that explains the attribute. */
function hintOf({ key, help }: AttributeDefinition): ReactNode {
  if (!isExplained(key)) return help;
  return (
    <>
      {help} <AboutAttribute attribute={key} newTab />
    </>
  );
}

/** Minimum and maximum of a wanted number; either may be left open. */
function RangeField({
  definition,
  values,
  errors,
}: Pick<FormPartProps, 'values' | 'errors'> & { definition: AttributeDefinition }) {
  const { key, label, unit, type } = definition;
  const name = attributeField(key);
  return (
    <ChoiceGroup legend={label} id={name} hint={hintOf(definition)} error={errors[name]}>
      <div className={styles.range}>
        {ends.map(({ end, label: word }) => {
          const id = attributeField(key, end);
          return (
            <Field key={end} label={word} id={id} optional note="" error={errors[id]}>
              {(wiring) => (
                <Input
                  {...wiring}
                  name={id}
                  unit={unit}
                  inputMode={type === 'int' ? 'numeric' : 'decimal'}
                  autoComplete="off"
                  defaultValue={fieldText(values, id)}
                />
              )}
            </Field>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}

type Props = Omit<FormPartProps, 'category'> & {
  definition: AttributeDefinition;
  /** Suggestions for a free text. */
  suggestions: readonly string[];
  /** A warning about the value that does not prevent saving. */
  note?: string | undefined;
};

/** Only few and short choices fit into one row. */
const fitsOneRow = ({ choices = [], required }: AttributeDefinition) =>
  required && choices.length <= 3 && choices.every(({ label }) => label.length <= 14);

const handIcons: Record<string, typeof BladeLeft> = { left: BladeLeft, right: BladeRight };

/** Without options that are hidden from new listings, unless the listing has them. */
function withOffered(definition: AttributeDefinition, values: Props['values']): AttributeDefinition {
  const chosen = fieldList(values, attributeField(definition.key));
  const choices = definition.choices?.filter(({ id, hidden }) => !hidden || chosen.includes(id));
  return { ...definition, choices };
}

/** Input for one attribute of the category by its type, with unit and help text. */
export function AttributeField(given: Props) {
  const props = { ...given, definition: withOffered(given.definition, given.values) };
  const { kind, definition } = props;
  const { type } = definition;
  if (kind === 'demand') {
    if (type === 'int' || type === 'decimal') return <RangeField {...props} />;
    if (type === 'enum') return <SeveralChoices {...props} />;
  }
  if (definition.type === 'multi') return <SeveralChoices {...props} />;
  if (definition.type === 'bool') return <YesOrNo {...props} />;
  if (definition.type === 'enum' && fitsOneRow(definition)) return <OneRow {...props} />;
  return <OneValue {...props} />;
}

function OneValue({ kind, definition, values, errors, suggestions, note }: Props) {
  const { key, label, unit, type, choices, required, requiredGroup } = definition;
  const name = attributeField(key);
  const listId = useId();
  const offer = kind === 'offer';
  // A demand accepts several values.
  const defaultValue = offer ? fieldText(values, name) : fieldList(values, name).join(', ');
  const numeric = type === 'int' || type === 'decimal';
  return (
    <Field
      label={label}
      id={name}
      optional={!offer || !required}
      note={offer ? (requiredGroup && required ? 'stačí jedna délka' : undefined) : ''}
      hint={note ? <strong className={styles.think}>{note}</strong> : hintOf(definition)}
      error={errors[name]}
    >
      {(wiring) =>
        choices ? (
          <Select
            {...wiring}
            name={name}
            defaultValue={defaultValue}
            placeholder={required ? 'Vyber' : 'Neuvedeno'}
            options={choices.map((choice) => ({ value: choice.id, label: choice.label }))}
          />
        ) : (
          <>
            <Input
              {...wiring}
              required={wiring.required && !requiredGroup}
              name={name}
              defaultValue={defaultValue}
              unit={unit}
              inputMode={numeric ? (type === 'int' ? 'numeric' : 'decimal') : undefined}
              autoComplete="off"
              list={suggestions.length > 0 ? listId : undefined}
            />
            {suggestions.length > 0 && (
              <datalist id={listId}>
                {suggestions.map((word) => (
                  <option key={word} value={word}>
                    {word}
                  </option>
                ))}
              </datalist>
            )}
          </>
        )
      }
    </Field>
  );
}

function OneRow({ definition, values, errors }: Props) {
  const { key, label, choices = [] } = definition;
  const name = attributeField(key);
  return (
    <ChoiceGroup legend={label} id={name} hint={hintOf(definition)} error={errors[name]}>
      <Segmented
        name={name}
        defaultValue={fieldText(values, name)}
        options={choices.map((choice) => ({
          value: choice.id,
          label: choice.label,
          ...(key === 'hand' && handIcons[choice.id] ? { icon: handIcons[choice.id] } : {}),
        }))}
      />
    </ChoiceGroup>
  );
}

function SeveralChoices({ kind, definition, values, errors }: Props) {
  const { key, label, choices = [], required } = definition;
  const name = attributeField(key);
  const chosen = fieldList(values, name);
  return (
    <ChoiceGroup
      legend={label}
      id={name}
      optional={kind === 'offer' && !required}
      hint={hintOf(definition)}
      error={errors[name]}
    >
      <div className={styles.checks}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.id}
            name={name}
            value={choice.id}
            label={choice.label}
            line={choice.line}
            dense
            defaultChecked={chosen.includes(choice.id)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

function YesOrNo({ definition: { key, label, help }, values }: Props) {
  const name = attributeField(key);
  return (
    <Checkbox
      id={name}
      name={name}
      label={label}
      line={help}
      defaultChecked={fieldText(values, name) === 'on'}
    />
  );
}
