import type { z } from 'zod';
import { counted } from '../../../contract/czech.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FieldErrorMessages, fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import type { readPointsTable } from '../contract.ts';
import { formatPointDays } from './format-point.ts';

/** Form for a table, pasted or uploaded as a file. */
export function TableForm({
  values = {},
  errors,
  message,
  busy,
}: {
  values: FormFields | undefined;
  errors: FieldErrorMessages | undefined;
  message: string | undefined;
  busy: boolean;
}) {
  return (
    <SentForm
      errors={errors}
      encType="multipart/form-data"
      className={layout.panel}
      aria-labelledby="tabulka-mist"
    >
      <h2 id="tabulka-mist">Načíst tabulku</h2>
      {message && <Alert severity="error">{message}</Alert>}
      <Field
        label="Řádky z tabulky"
        optional
        note=""
        hint="První řádek jsou nadpisy: Druh, Název, Obec, Adresa nebo Ulice, Souřadnice, Od, Do. Stačí Název a Obec."
        error={errors?.['table'] ?? errors?.['rows']}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            name="table"
            rows={4}
            spellCheck={false}
            wrap="off"
            defaultValue={fieldText(values, 'table')}
          />
        )}
      </Field>
      <Field label="Nebo soubor CSV či XLSX" optional note="">
        {(wiring) => <Input {...wiring} type="file" name="file" accept=".csv,.tsv,.txt,.xlsx" />}
      </Field>
      <Button variant="secondary" name="intent" value="read" busy={busy}>
        Zkontrolovat
      </Button>
    </SentForm>
  );
}

const rowsForms = ['místo', 'místa', 'míst'] as const;

/** Preview of a parsed table, before it is stored. */
export function PointsTable({
  table,
  busy,
}: {
  table: z.output<typeof readPointsTable.data>;
  busy: boolean;
}) {
  const { rows, ignored } = table;
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  const fresh = rows.filter(({ problems, existing }) => problems.length === 0 && !existing);
  const existing = rows.filter((row) => row.existing);
  return (
    <SentForm errors={undefined} className={layout.panel} aria-labelledby="precteno">
      <h2 id="precteno">Co v tabulce je</h2>
      {wrong.length > 0 && (
        <Alert
          severity="error"
          title={`Nejdřív oprav ${counted(wrong.length, ['řádek', 'řádky', 'řádků'])}. Nic se neuložilo.`}
          scrollHere
        >
          <ul>
            {wrong.map(({ values, problems }) => (
              <li key={rows.findIndex((row) => row.values === values)}>
                <b>{values['name'] === '' ? 'Bez názvu' : values['name']}</b>: {problems.join(' ')}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {ignored.length > 0 && (
        <Alert severity="warn">Sloupce, které neznáme, vynecháme: {ignored.join(', ')}.</Alert>
      )}
      <ul>
        {fresh.map(({ values }, index) => (
          <li key={index}>
            {[values['name'], values['address'], values['place']].filter(Boolean).join(', ')}{' '}
            <span className={text.secondary}>
              {values['from']
                ? `turnaj ${formatPointDays({ from: values['from'], to: values['to'] || undefined })}`
                : 'hala'}
            </span>
          </li>
        ))}
      </ul>
      {existing.length > 0 && (
        <p className={text.secondary}>
          Už v seznamu: {counted(existing.length, rowsForms)}. Zůstanou, jak jsou.
        </p>
      )}
      {wrong.length === 0 && fresh.length > 0 && (
        <>
          <input type="hidden" name="rows" value={JSON.stringify(fresh.map(({ values }) => values))} />
          <Button name="intent" value="import" busy={busy}>
            {`Přidat ${counted(fresh.length, rowsForms)}`}
          </Button>
        </>
      )}
    </SentForm>
  );
}
