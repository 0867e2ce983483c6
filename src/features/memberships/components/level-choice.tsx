import { Form, useNavigation } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import type { FieldSentences } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import type { MembershipLevel } from '../shapes.ts';
import { withdrawDays } from '../shapes.ts';
import { LevelTiles, type LevelTilesProps } from './level-tiles.tsx';
import styles from './memberships.module.css';

/** Choosing a paid level; sending it makes an order. */
export function LevelChoice({ errors, ...tiles }: LevelTilesProps & { errors: FieldSentences }) {
  const busy = useNavigation().formData?.get('intent') === 'order';
  return (
    <Form
      method="post"
      noValidate
      className={classNames(layout.stack, styles.section)}
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
        <ChoiceGroup legend="Začátek" error={errors['startNow']}>
          <Checkbox
            name="startNow"
            value="yes"
            required
            label="Chci, aby členství začalo hned po zaplacení"
            line={`Odstoupit můžeš i tak, do ${withdrawDays} dní od zaplacení, a vrátíme celou cenu.`}
          />
        </ChoiceGroup>
        <p className={classNames(text.small, text.secondary)}>
          Nic se samo neprodlužuje ani nestrhává. Stejná úroveň se prodlouží na konci té současné, vyšší začne
          hned a zbytek nižší po ní pokračuje. Objednaná nižší počká, až ta současná skončí.
        </p>
        <Button name="intent" value="order" busy={busy}>
          Objednat s povinností platby
        </Button>
      </div>
    </Form>
  );
}

/** `40 karet a 2 topování na 7 dní.` */
export function levelLine({ cards, tops }: Pick<MembershipLevel, 'cards' | 'tops'>): string {
  const many = counted(cards, ['karta', 'karty', 'karet']);
  return tops === 0
    ? `${many}.`
    : `${many} a ${counted(tops, ['topování', 'topování', 'topování'])} na 7\u00a0dní.`;
}
