import type { FieldErrors } from '../../../contract/errors.ts';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { OptionTiles } from '../../../ui/forms/option-tiles.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import type { adviceFields } from '../rules.ts';
import styles from './advisor.module.css';
import type { ReactNode } from 'react';
import type { Hand } from '../../catalogue/contract.ts';

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

/**
 * A player seen from behind with this hand lower on the stick, or a straight blade. Decorative: the label says the
 * same.
 */
function HandDrawing({ hand, children }: { hand: Hand; children: ReactNode }) {
  return (
    <span className={styles.drawing}>
      <svg viewBox="0 0 120 104" width="72" height="62" aria-hidden="true">
        <g
          transform={hand === 'right' ? 'translate(120 0) scale(-1 1)' : undefined}
          fill="none"
          stroke="currentColor"
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {hand === 'straight' ? (
            <path d="M60 8v66M38 74h44v18H38z" stroke="var(--accent-text)" strokeWidth="5" />
          ) : (
            <>
              <circle cx="68" cy="16" r="10" />
              <path d="M68 28v34M68 62l14 36M68 62l-10 36" />
              <path d="M84 40 32 88c-3 3-8 5-13 5H8" stroke="var(--accent-text)" strokeWidth="5" />
              <path d="M68 33 82 42M68 33 52 48l1 20" />
              <circle cx="53" cy="69" r="5.5" fill="currentColor" stroke="none" />
            </>
          )}
        </g>
      </svg>
      {children}
    </span>
  );
}
