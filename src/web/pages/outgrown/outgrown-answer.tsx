import { Form, useNavigation } from 'react-router';
import { nextSizeAddress } from '../../../features/outgrown/address.ts';
import { whatIsStored } from '../../../features/outgrown/components/texts.ts';
import type { OutgrowingAnswer } from '../../../features/outgrown/contract.ts';
import { formatSpread, formatInMonth, type outgrownFields } from '../../../features/outgrown/rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { Select, type SelectOption } from '../../../ui/forms/select.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { outgrownUrl } from '../../../contract/urls.ts';
import type { FormAnswer } from '../../form-answer.ts';
import { useShell } from '../../shell.ts';
import styles from './outgrown-answer.module.css';

type Props = {
  answer: OutgrowingAnswer;
  fields: ReturnType<typeof outgrownFields>['fields'];
  brands: readonly SelectOption[];
  refused: FormAnswer | undefined;
};

/** The estimated month with its margin, and the reminder form; or why there is no estimate. */
export function OutgrownAnswer({ answer, ...rest }: Props) {
  return (
    <section className={styles.answer} aria-labelledby="odhad-nadpis" aria-live="polite">
      {answer.state === 'growing' && (
        <>
          <div className={styles.head}>
            <h2 id="odhad-nadpis">
              {rest.fields.category === 'florbalky' ? 'Hůl bude malá' : 'Malé to bude'} asi{' '}
              {formatInMonth(answer.month)}
            </h2>
            <p>
              Může to být {formatSpread(answer)}, každé dítě roste jinak. Další velikost je{' '}
              <b>{answer.next.label}</b>.
            </p>
          </div>
          <RemindForm {...rest} />
        </>
      )}
      {answer.state === 'outgrown' && (
        <>
          <div className={styles.head}>
            <h2 id="odhad-nadpis">Podle tabulek je to malé už teď</h2>
            <p>
              Další velikost je <b>{answer.next.label}</b>.
            </p>
          </div>
          <div className={styles.next}>
            <LinkButton to={nextSizeAddress(answer.next.search)}>Zobrazit {answer.next.label}</LinkButton>
          </div>
        </>
      )}
      {answer.state === 'unknown' && (
        <div className={styles.head}>
          <h2 id="odhad-nadpis">Tady odhad nedáme</h2>
          <p>{answer.sentence}</p>
        </div>
      )}
    </section>
  );
}

function RemindForm({ fields, brands, refused }: Omit<Props, 'answer'>) {
  const shell = useShell();
  const busy = useNavigation().formMethod === 'POST';
  const place = shell?.place;
  const typed = (name: string) => (refused ? fieldText(refused.values, name) : undefined);
  return (
    <Form
      method="post"
      action={`${outgrownUrl}?${addressOf(fields)}`}
      className={classNames(layout.fields, styles.next)}
      noValidate
    >
      {(['category', 'size', 'height', 'age'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={fields[name]} />
      ))}
      <Field
        label="Značka"
        id="brand"
        optional
        hint="Předvyplníme ji do inzerátu, až budeš starou věc prodávat."
        error={refused?.fields['brand']}
      >
        {(wiring) => (
          <Select
            {...wiring}
            name="brand"
            placeholder="Bez značky nebo jiná"
            options={brands}
            defaultValue={typed('brand') ?? fields.brand}
          />
        )}
      </Field>
      {place && (
        <Checkbox
          name="place"
          value={place.code}
          defaultChecked
          label={`Nejdřív nabídky poblíž: ${place.name}`}
        />
      )}
      {!shell?.signedIn && (
        <Field label="Tvůj e-mail" id="email" error={refused?.fields['email']}>
          {(wiring) => (
            <Input
              {...wiring}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={typed('email')}
            />
          )}
        </Field>
      )}
      <Button size="large" busy={busy}>
        Připomeň mi to
      </Button>
      <p className={classNames(text.small, text.secondary)}>
        {!shell?.signedIn && 'Nejdřív ti přijde e-mail s potvrzením. '}
        {whatIsStored} Vypneš to jedním klepnutím v e-mailu{shell?.signedIn && ' i v účtu'}.
      </p>
    </Form>
  );
}

/**
 * The question as a query of the form's URL, so that a refused submission is shown together with its estimate.
 */
const addressOf = (fields: Props['fields']): string =>
  new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString();
