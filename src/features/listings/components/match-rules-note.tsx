import { articleUrl } from '../../../contract/urls.ts';
import { AccordionItem } from '../../../ui/disclosure/accordion.tsx';
import { CircleAlert, CircleCheck, CircleX } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { MatchRules } from '../../catalogue/contract.ts';
import styles from './listing-body.module.css';

const whole: Record<MatchRules['verdict'], string> = {
  ok: 'Podle vyplněných údajů odpovídá pravidlům.',
  no: 'Podle vyplněných údajů do soutěžního zápasu ne.',
  unknown: 'Nevíme, některý údaj chybí. Zeptej se prodejce.',
};
const toSeller = 'Nevíme, některý údaj chybí. Když ho doplníš, kupující to uvidí hned.';

const single: Record<MatchRules['verdict'], { word: string; icon: typeof CircleCheck }> = {
  ok: { word: 'splňuje', icon: CircleCheck },
  no: { word: 'nesplňuje', icon: CircleX },
  unknown: { word: 'nevíme', icon: CircleAlert },
};

/** „Smí se s tím hrát?“: the verdict on one line, and what opens from it rule by rule; to its seller where it is `own`. */
export function MatchRulesNote({
  rules: { verdict, rules, edition },
  own,
}: {
  rules: MatchRules;
  own: boolean;
}) {
  const sentence = own && verdict === 'unknown' ? toSeller : whole[verdict];
  return (
    <AccordionItem
      id="do-zapasu"
      open={verdict === 'no'}
      question={
        <span>
          Smí se s tím hrát? <span className={text.secondary}>{sentence}</span>
        </span>
      }
    >
      <ul className={layout.stackSmall} aria-label="Pravidla soutěžního zápasu">
        {rules.map((rule) => (
          <li key={rule.name} className={styles.iconed}>
            <Icon of={single[rule.verdict].icon} />
            <span>
              <b>
                {rule.name}: {single[rule.verdict].word}.
              </b>{' '}
              {rule.text} <small className={text.muted}>{rule.source}.</small>
            </span>
          </li>
        ))}
      </ul>
      <p className={text.small}>
        {edition} Rozhoduje rozhodčí a platná pravidla soutěže, pro hobby stačí bezpečné vybavení.{' '}
        <PageLink to={articleUrl('co-smi-do-zapasu')}>Co smí do zápasu</PageLink>
      </p>
    </AccordionItem>
  );
}
