import { compareCzech } from '../../contract/compare-czech.ts';
import type { AttributeValue, AttributeValues, Choice } from './contract.ts';
import { currentChanges, madeOfCatalogue, mergeTarget } from './current.ts';
import { file } from './file.ts';

/** Lists of options by their name in catalogue.json, and those of the condition and of wear. */
const ofFile: Readonly<Record<string, readonly Choice[]>> = {
  ...file.enums,
  condition: file.conditions,
  wear: file.wears,
};

/** The list that an attribute takes its options from. */
const listOf = new Map(
  file.attributes.flatMap((each) => (each.enum ? [[each.key, each.enum] as const] : [])),
);

/** An option for what no other option is stays the last one. */
const isOther = ({ id }: Choice) => id === 'other';

const current = madeOfCatalogue(
  () => new Map(Object.entries(ofFile).map(([list, options]) => [list, changed(list, options)])),
);

function changed(list: string, options: readonly Choice[]) {
  const changeOf = new Map(
    currentChanges().options.flatMap((each) => (each.list === list ? [[each.id, each] as const] : [])),
  );
  const added = [...changeOf.values()]
    .filter(({ id }) => !options.some((each) => each.id === id))
    .map(({ id, label }): Choice => ({ id, label }))
    .toSorted((a, b) => compareCzech(a.label, b.label));
  const all = [...options.filter((each) => !isOther(each)), ...added, ...options.filter(isOther)];
  const today = new Map(
    all.map(({ id }) => [id, mergeTarget(id, (each) => changeOf.get(each)?.mergedInto)] as const),
  );
  return {
    today,
    options: all
      .filter(({ id }) => today.get(id) === id)
      .map((option): Choice => {
        const { label = option.label, hidden } = changeOf.get(option.id) ?? {};
        return { ...option, label, ...(hidden && { hidden }) };
      }),
  };
}

/** The options of a list as they are today; hidden ones too, since listings have them. */
export function optionsOf(list: string): Choice[] {
  return current().get(list)?.options ?? [];
}

/** Options that were merged, by attribute, each with what it means today. */
export const mergedOptions = madeOfCatalogue(() =>
  [...listOf].flatMap(([attribute, list]) =>
    [...(current().get(list)?.today ?? [])].flatMap(([from, to]) =>
      from === to ? [] : [{ attribute, from, to }],
    ),
  ),
);

/** The option that a value of an attribute means today: itself, or the one it was merged into. */
export function currentOption(attribute: string, value: string): string {
  if (mergedOptions().length === 0) return value;
  return (
    current()
      .get(listOf.get(attribute) ?? '')
      ?.today.get(value) ?? value
  );
}

/** Attributes of a listing with the options of today. */
export function currentAttributes(attributes: AttributeValues): AttributeValues {
  if (mergedOptions().length === 0) return attributes;
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]): [string, AttributeValue] => [
      key,
      typeof value === 'string'
        ? currentOption(key, value)
        : Array.isArray(value)
          ? [...new Set(value.map((each) => currentOption(key, each)))]
          : value,
    ]),
  );
}

/** A list of options, and the attributes that take them. */
export type OptionList = { list: string; name: string; attributes: readonly string[] };

const namesOfOthers: Readonly<Record<string, string>> = { condition: 'Stav', wear: 'Opotřebení' };

/** All lists of options in the order of the catalogue. */
export const optionLists: readonly OptionList[] = Object.keys(ofFile).map((list) => {
  const uses = file.attributes.filter((each) => each.enum === list);
  const name = namesOfOthers[list] ?? uses.map(({ label }) => label).join(', ');
  return { list, name, attributes: uses.map(({ key }) => key) };
});

/** Whether catalogue.json itself has the option. */
export const isFileOption = (list: string, id: string): boolean =>
  ofFile[list]?.some((each) => each.id === id) ?? false;
