import { articleUrl } from '../../../contract/urls.ts';
import { AttributeTable } from '../../../ui/cards/attribute-table.tsx';
import { AccordionItem } from '../../../ui/disclosure/accordion.tsx';
import { CircleAlert, CircleCheck, CircleX } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { MatchRules } from '../../catalogue/contract.ts';

const whole: Record<MatchRules['verdict'], string> = {
  ok: 'Podle vyplněných údajů odpovídá pravidlům.',
  no: 'Podle vyplněných údajů do soutěžního zápasu ne.',
  unknown: 'Nevíme, některý údaj chybí. Zeptej se prodejce.',
};

const single: Record<MatchRules['verdict'], { word: string; icon: typeof CircleCheck }> = {
  ok: { word: 'Splňuje', icon: CircleCheck },
  no: { word: 'Nesplňuje', icon: CircleX },
  unknown: { word: 'Nevíme', icon: CircleAlert },
};

/** „Smí se s tím hrát?“: the verdict on one line, and what opens from it rule by rule. */
export function MatchRulesNote({ rules: { verdict, rules, edition } }: { rules: MatchRules }) {
  return (
    <AccordionItem
      id="do-zapasu"
      open={verdict === 'no'}
      question={
        <span>
          Smí se s tím hrát? <span className={text.secondary}>{whole[verdict]}</span>
        </span>
      }
    >
      <AttributeTable
        label="Pravidla soutěžního zápasu"
        rows={rules.map((rule) => ({
          name: rule.name,
          value: (
            <>
              <span className={layout.row}>
                <Icon of={single[rule.verdict].icon} size="small" />
                <b>{single[rule.verdict].word}</b>
              </span>
              {rule.text} <small className={text.muted}>{rule.source}.</small>
            </>
          ),
        }))}
      />
      <p className={text.small}>
        {edition} Rozhoduje rozhodčí a platná pravidla soutěže, pro hobby stačí bezpečné vybavení.{' '}
        <PageLink to={articleUrl('co-smi-do-zapasu')}>Co smí do zápasu</PageLink>
      </p>
    </AccordionItem>
  );
}
