import { partnerKinds, type TextEntry } from '../../../features/content/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { answerMessage, type FormAnswer } from '../../form-answer.ts';
import admin from './admin.module.css';

type Sent = { answer: FormAnswer | undefined; busy: boolean };
type Given = { name: string; label: string; hint?: string };

const addressHint = 'Malá písmena bez háčků, slova odděl pomlčkou: třeba';

/** The required fields of a new article. */
export function NewArticle({
  pictures,
  ...sent
}: Sent & { pictures: readonly { address: string; alt: string }[] }) {
  const { answer, busy } = sent;
  return (
    <SentForm errors={answer?.fields} className={layout.panel} aria-labelledby="novy-clanek">
      <h2 id="novy-clanek">Nový článek</h2>
      <Words
        {...sent}
        of={[
          { name: 'title', label: 'Název', hint: 'Nadpis článku, třeba „Jak vybrat délku florbalky“.' },
          { name: 'slug', label: 'Adresa', hint: `${addressHint} delka-florbalky.` },
        ]}
      />
      <ChoiceGroup legend="Obrázek" error={answer?.fields['picture']}>
        <div className={layout.row}>
          {pictures.map(({ address, alt }) => (
            <Checkbox
              key={address}
              type="radio"
              name="picture"
              value={address}
              defaultChecked={fieldText(answer?.values ?? {}, 'picture') === address}
              label={<img src={address} alt={alt} width="160" height="100" className={admin.photo} />}
            />
          ))}
        </div>
      </ChoiceGroup>
      <Button name="wish" value="article" busy={busy}>
        Začít psát
      </Button>
    </SentForm>
  );
}

/** Adds a question to the end of a group, whose text then opens in the editor. */
export function NewQuestion({ groups, ...sent }: Sent & { groups: readonly TextEntry[] }) {
  const { answer, busy } = sent;
  return (
    <SentForm errors={answer?.fields} className={layout.panel} aria-labelledby="nova-otazka">
      <h2 id="nova-otazka">Nová otázka</h2>
      <Words {...sent} of={[{ name: 'question', label: 'Otázka', hint: 'Jak by se zeptal hráč.' }]} />
      <Field label="Kam patří" error={answer?.fields['group']}>
        {(wiring) => (
          <Select
            {...wiring}
            name="group"
            options={groups.map(({ slug, title }) => ({ value: slug, label: title }))}
            defaultValue={fieldText(answer?.values ?? {}, 'group')}
          />
        )}
      </Field>
      <Button name="wish" value="question" busy={busy}>
        Napsat odpověď
      </Button>
    </SentForm>
  );
}

/** The required fields of a new partner's page. */
export function NewPartner(sent: Sent) {
  const { answer, busy } = sent;
  return (
    <SentForm errors={answer?.fields} className={layout.panel} aria-labelledby="novy-partner">
      <h2 id="novy-partner">Nový partner</h2>
      <Words
        {...sent}
        of={[
          { name: 'name', label: 'Jméno partnera' },
          { name: 'slug', label: 'Adresa partnera', hint: `${addressHint} fbc-brno.` },
          { name: 'town', label: 'Město' },
        ]}
      />
      <Field label="Druh" error={answer?.fields['kind']}>
        {(wiring) => (
          <Select
            {...wiring}
            name="kind"
            options={partnerKinds.map((kind) => ({ value: kind, label: kind }))}
            defaultValue={fieldText(answer?.values ?? {}, 'kind')}
          />
        )}
      </Field>
      <Button name="wish" value="partner" busy={busy}>
        Začít stránku partnera
      </Button>
    </SentForm>
  );
}

/** Single-line fields, below a message that belongs to none of them. */
function Words({ of, answer }: Sent & { of: readonly Given[] }) {
  const message = answerMessage(answer);
  return (
    <>
      {message && <Alert severity="error">{message}</Alert>}
      {of.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint} error={answer?.fields[name]}>
          {(wiring) => <Input {...wiring} name={name} defaultValue={fieldText(answer?.values ?? {}, name)} />}
        </Field>
      ))}
    </>
  );
}
