import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { ManagedRound } from '../contract.ts';

const words = [
  { name: 'name', label: 'Název kola', hint: 'Třeba Kolo 11 / 2026; vznikne z něj adresa.' },
  { name: 'prize', label: 'Výhra', hint: 'Co výherce dostane.' },
] as const;
const numbers = [
  { name: 'prizeValueCzk', label: 'Přibližná hodnota kusu', hint: undefined, unit: 'Kč', mode: 'numeric' },
  { name: 'prizes', label: 'Počet kusů', hint: 'Každý pro jiného výherce, nejvýš 10.', mode: 'numeric' },
] as const;
const days = [
  { name: 'firstDay', label: 'První den', hint: undefined, type: 'date' },
  { name: 'lastDay', label: 'Poslední den', hint: 'Ještě se počítá celý.', type: 'date' },
  {
    name: 'drawAt',
    label: 'Čas losování',
    hint: 'V Praze, nejdřív den po posledním dni.',
    type: 'datetime-local',
  },
] as const;

type Shown = (typeof words | typeof numbers | typeof days)[number];
type Name = Shown['name'];
export type RoundValues = Readonly<Record<Name, string>> & { readonly drawsItself: boolean };

export const emptyRound: RoundValues = {
  name: '',
  prize: '',
  prizeValueCzk: '',
  prizes: '1',
  firstDay: '',
  lastDay: '',
  drawAt: '',
  drawsItself: true,
};

export const valuesOf = (round: ManagedRound): RoundValues => ({
  ...round,
  prizeValueCzk: String(round.prizeValueCzk),
  prizes: String(round.prizes),
  drawAt: round.drawAtLocal,
});

/** Form fields of a round, with what was typed or what is stored. */
export function RoundFields({
  values,
  errors = {},
}: {
  values: RoundValues;
  errors?: Readonly<Record<string, readonly string[]>> | undefined;
}) {
  const drawn = ({ name, label, hint, ...how }: Shown) => (
    <Field key={name} label={label} hint={hint} error={errors[name]}>
      {(wiring) => (
        <Input
          {...wiring}
          name={name}
          type={'type' in how ? how.type : 'text'}
          inputMode={'mode' in how ? how.mode : undefined}
          unit={'unit' in how ? how.unit : undefined}
          defaultValue={values[name]}
        />
      )}
    </Field>
  );
  return (
    <>
      {words.map(drawn)}
      <div className={layout.beside}>{numbers.map(drawn)}</div>
      <div className={layout.beside}>{days.map(drawn)}</div>
      <Checkbox
        name="drawsItself"
        value="yes"
        label="Vylosovat samo v čas losování (jinak losování spustí správce)"
        defaultChecked={values.drawsItself}
      />
    </>
  );
}
