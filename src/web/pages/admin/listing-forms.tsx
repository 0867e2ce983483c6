import { withFullStop } from '../../../contract/czech.ts';
import { DecisionFields, decisionLabels } from '../../../features/blocking/components/decision-fields.tsx';
import type { Category } from '../../../features/catalogue/contract.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import type { WholeManagedListing } from '../../../features/moderation/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { LiveForm, type SubmissionResult } from '../../../ui/forms/live-form.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import admin from './admin.module.css';

const load = () =>
  import('../../../features/moderation/components/removal-checks.ts').then((checks) => checks.checkRemoval);

type Hold = NonNullable<WholeManagedListing['hold']>;
type Given = SubmissionResult & { values: FormFields };

/**
 * Hides a listing until it is fixed, or removes it. Its advertiser receives everything entered here by email.
 */
export function AgainstForm({
  values,
  busy,
  draft,
  hides,
  ...sent
}: Given & {
  draft: string;
  /** Whether it can be hidden; an ended listing can only be removed. */
  hides: boolean;
}) {
  return (
    <LiveForm load={load} label="Smazat inzerát" labels={decisionLabels} {...sent}>
      {(wrong) => (
        <>
          {hides && (
            <p className={text.secondary}>
              Skrytý inzerát uvidí jen inzerent. Opraví ho, pošle ke kontrole a ty ho pustíš zpátky.
            </p>
          )}
          <p className={text.secondary}>
            Smazaný inzerát zmizí z bazaru a na jeho adrese bude stát, že porušoval podmínky. Inzerent dostane
            e-mail s tím, co sem napíšeš, a s návodem k námitce. Účtu ani jiných inzerátů se to netýká.
          </p>
          <DecisionFields values={values} wrong={wrong} draft={draft} />
          <div className={layout.row}>
            {hides && (
              <Button name="wish" value="hide" busy={busy}>
                Skrýt do opravy
              </Button>
            )}
            <Button name="wish" value="remove" variant="danger" busy={busy}>
              Smazat inzerát
            </Button>
          </div>
        </>
      )}
    </LiveForm>
  );
}

/**
 * Since when a held listing is hidden, what is suspicious about a new one, and what its advertiser was asked to
 * fix.
 */
export function HoldLines({ hold }: { hold: Hold }) {
  const { step, reason, rule, signals, edited, awaySince, stepSince, changes } = hold;
  const isRisky = signals.length > 0;
  const isNew = isRisky && !edited;
  return (
    <>
      <p>
        {step === 'to-look'
          ? `${sentBy(isRisky && reason === undefined, edited)} ${formatDate(stepSince)}. `
          : 'Inzerent ho ještě neopravil. '}
        {isNew ? 'Ve výpisech zatím nebyl.' : `Mimo výpisy od ${formatDate(awaySince)}.`}
      </p>
      {isRisky && <p>Čeká, protože {signals.join(' a ')}.</p>}
      {reason && (
        <p className={text.secondary}>
          Co se má opravit: {withFullStop(reason)} {rule && `Pravidlo: ${withFullStop(rule)}`}
        </p>
      )}
      {changes && <Changes changes={changes} />}
    </>
  );
}

/** What the advertiser changed since the listing was hidden, each field with its previous and current value. */
function Changes({ changes }: { changes: NonNullable<Hold['changes']> }) {
  if (changes.length === 0)
    return <p className={text.secondary}>Text a údaje jsou stejné, jako když byl skrytý.</p>;
  return (
    <section className={layout.stack} aria-labelledby="zmeny">
      <h3 id="zmeny">Co je od skrytí jinak</h3>
      <dl className={layout.stackSmall}>
        {changes.map(({ label, before, after }) => (
          <div key={label}>
            <dt>
              <strong>{label}</strong>
            </dt>
            <dd className={classNames(admin.words, text.secondary)}>Dřív: {before ?? 'neuvedeno'}</dd>
            <dd className={admin.words}>Teď: {after ?? 'neuvedeno'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Why the listing waits for review. */
function sentBy(byProgram: boolean, edited: boolean): string {
  if (!byProgram) return 'Ke kontrole poslán';
  return edited ? 'Upraven' : 'Přidán';
}

/** Releases a held listing in the version shown on this page. */
export function ReleaseForm({
  version,
  photos,
  message,
  busy,
}: Given & Pick<WholeManagedListing, 'version' | 'photos'>) {
  return (
    <SentForm errors={undefined} aria-label="Pustit inzerát">
      {message && <Alert severity="error">{message}</Alert>}
      <input type="hidden" name="version" value={version} />
      {photos.map(({ id }) => (
        <input key={id} type="hidden" name="photos" value={id} />
      ))}
      <Button name="wish" value="release" busy={busy}>
        Je v pořádku, pustit do výpisů
      </Button>
    </SentForm>
  );
}

/** Undoes a removal. */
export function RestoreForm({ values, errors, message, busy }: Given) {
  return (
    <SentForm errors={errors} aria-label="Vrátit inzerát">
      {message && <Alert severity="error">{message}</Alert>}
      <Field
        label="Důvod"
        id="restore-reason"
        hint="Zapíše se do deníku. Inzerent dostane e-mail, že je inzerát zpátky."
        error={errors?.['reason']}
      >
        {(wiring) => (
          <Input {...wiring} name="reason" maxLength={300} defaultValue={fieldText(values, 'reason')} />
        )}
      </Field>
      <Button name="wish" value="restore" busy={busy}>
        Vrátit inzerát
      </Button>
    </SentForm>
  );
}

/** Moves a listing to another category; parent categories cannot be chosen. */
export function CategoryForm({
  current,
  categories,
  values,
  errors,
  message,
  busy,
}: Given & { current: string; categories: readonly Category[] }) {
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const options = categories
    .filter(({ listable }) => listable)
    .map(({ slug, name, parent }) => ({
      value: slug,
      label: parent === undefined ? name : `${names.get(parent)} – ${name}`,
    }));
  return (
    <SentForm errors={errors} aria-label="Změnit kategorii">
      {message && <Alert severity="error">{message}</Alert>}
      <input type="hidden" name="from" value={current} />
      <Field
        label="Kategorie inzerátu"
        id="category"
        hint="Parametry, které nová kategorie nemá, se přestanou ukazovat. Když inzerát vrátíš, jsou zpátky."
        error={errors?.['category']}
      >
        {(wiring) => (
          <Select
            {...wiring}
            name="category"
            options={options}
            defaultValue={fieldText(values, 'category') || current}
          />
        )}
      </Field>
      <Field
        label="Proč tam patří"
        id="category-reason"
        hint="Přečte si to inzerent v e-mailu."
        error={errors?.['reason']}
      >
        {(wiring) => (
          <Input {...wiring} name="reason" maxLength={300} defaultValue={fieldText(values, 'reason')} />
        )}
      </Field>
      <Button name="wish" value="category" variant="secondary" busy={busy}>
        Změnit kategorii
      </Button>
    </SentForm>
  );
}
