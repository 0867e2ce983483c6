import type { FieldErrors } from '../../../contract/errors.ts';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { OptionTiles } from '../../../ui/forms/option-tiles.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import type { adviceFields } from '../rules.ts';
import { HandDrawing } from './hand-drawing.tsx';
import styles from './advisor.module.css';

const measures = [
  { name: 'height', label: 'Výška', unit: 'cm' },
  { name: 'age', label: 'Věk', unit: 'let' },
  { name: 'weight', label: 'Váha', unit: 'kg' },
] as const;

const hands = [
  { value: 'left', label: <HandDrawing hand="left">Levá dole</HandDrawing>, line: 'levá hůl (L)' },
  { value: 'right', label: <HandDrawing hand="right">Pravá dole</HandDrawing>, line: 'pravá hůl (P, R)' },
  { value: 'straight', label: <HandDrawing hand="straight">Rovná čepel</HandDrawing>, line: 'na obě strany' },
  { value: '', label: 'Zatím nevím', line: 'ukážeme všechny' },
];

const styleOptions = [
  { value: 'all', label: 'Nevím, hraju všechno', line: 'střední cesta' },
  { value: 'technical', label: 'Technik', line: 'vedení míčku, přihrávky' },
  { value: 'shooter', label: 'Střelec', line: 'silná střela, tvrdší hůl' },
  { value: 'defender', label: 'Obránce nebo z hokeje', line: 'dosah, delší hůl' },
  { value: 'beginner', label: 'Začínám', line: 'první vlastní hůl' },
];

const players = [
  { value: 'man', label: 'Muž' },
  { value: 'woman', label: 'Žena' },
  { value: '', label: 'Neuvádím' },
];

type Props = { values: ReturnType<typeof adviceFields>['fields']; errors: FieldErrors };

/** Form fields: three measures, the lower hand and the playing style. */
export function AdviceFields({ values, errors }: Props) {
  return (
    <>
      <div className={styles.measures}>
        {measures.map(({ name, label, unit }) => (
          <Field key={name} label={label} id={name} error={errors[name]}>
            {(wiring) => (
              <Input
                {...wiring}
                name={name}
                unit={unit}
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
                defaultValue={values[name]}
              />
            )}
          </Field>
        ))}
      </div>
      <ChoiceGroup
        legend="Která ruka je na holi dole?"
        id="hand"
        hint="Nevíš? Chytni koště a zameť. Ruka, kterou dáš níž, je ona. Na obrázku stojíš zády."
        error={errors.hand}
      >
        <OptionTiles name="hand" dense options={hands} defaultValue={values.hand} />
      </ChoiceGroup>
      <ChoiceGroup legend="Jak hraješ" id="style" error={errors.style}>
        <OptionTiles name="style" options={styleOptions} defaultValue={values.style || 'all'} />
      </ChoiceGroup>
      <ChoiceGroup
        legend="Kdo bude hrát"
        id="player"
        hint="Od 17 let má tabulka flexu pro muže a ženy jiný řádek, děti mají společný."
        error={errors.player}
      >
        <Segmented name="player" options={players} defaultValue={values.player} />
      </ChoiceGroup>
    </>
  );
}
