import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { FieldMessageLines } from '../../../ui/forms/field-messages.tsx';
import type { FieldErrorMessages } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { withdrawDays } from '../contract-shapes.ts';
import { LevelTiles, type LevelTilesProps } from './level-tiles.tsx';
import styles from './memberships.module.css';

/** Form for choosing a paid level; submitting it makes an order. */
export function LevelChoice({ errors, ...tiles }: LevelTilesProps & { errors: FieldErrorMessages }) {
  const busy = useNavigation().formData?.get('intent') === 'order';
  const wrong = errors['startNow'] ?? [];
  return (
    <Form
      method="post"
      noValidate
      className={classNames(layout.stack, layout.noPrint, styles.section)}
      aria-label="Objednat členství"
    >
      <div className={layout.stackSmall}>
        <h2>Kolik toho potřebuješ prodat?</h2>
        <p className={text.secondary}>Inzerce je zdarma. Připlatit si můžeš za víc karet a topování.</p>
      </div>
      <ChoiceGroup legend="Úroveň" error={errors['level']}>
        <LevelTiles {...tiles} />
      </ChoiceGroup>
      <div className={classNames(layout.panel, layout.stack)}>
        <div>
          <Checkbox
            id="startNow"
            name="startNow"
            value="yes"
            required
            aria-invalid={wrong.length > 0 || undefined}
            aria-describedby={wrong.length > 0 ? 'startNow-error' : undefined}
            label={
              <>
                Chci, aby členství začalo hned po zaplacení <b>(povinné)</b>
              </>
            }
            line={`Bez tohoto přání bychom podle zákona museli ${withdrawDays} dní počkat. Odstoupit můžeš i tak, do ${withdrawDays} dní od zaplacení, a vrátíme celou cenu.`}
          />
          <FieldMessageLines id="startNow" error={wrong} />
        </div>
        <p className={classNames(text.small, text.secondary)}>
          Cena je konečná. Nic se samo neprodlužuje ani nestrhává. Stejná úroveň se prodlouží na konci té
          současné, vyšší začne hned a zbytek nižší po ní pokračuje. Objednaná nižší počká, až ta současná
          skončí.
        </p>
        <Button name="intent" value="order" busy={busy}>
          Objednávka zavazující k platbě
        </Button>
      </div>
    </Form>
  );
}
