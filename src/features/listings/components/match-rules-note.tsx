import { articleUrl } from '../../../contract/urls.ts';
import { AccordionItem } from '../../../ui/disclosure/accordion.tsx';
import { CircleAlert, CircleCheck, CircleX } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { MatchRules } from '../../catalogue/contract.ts';
import styles from './listing-body.module.css';

/** One sentence about the whole; without `toAsk` there is nothing left to find out. */
function summary({ verdict, toAsk, editionName }: MatchRules, own: boolean): string {
  const missing = new Intl.ListFormat('cs').format(toAsk);
  const next = own ? `Doplň ${missing}, kupující to uvidí hned.` : `Zeptej se na ${missing}.`;
  if (verdict === 'ok') return `Podle vyplněných údajů odpovídá pravidlům, vydání ${editionName}.`;
  if (verdict === 'no') return 'Podle vyplněných údajů do soutěžního zápasu ne.';
  return verdict === 'partly' ? `Co víme, splňuje. ${next}` : `Nevíme. ${next}`;
}

const single: Record<MatchRules['rules'][number]['verdict'], { word: string; icon: typeof CircleCheck }> = {
  ok: { word: 'splňuje', icon: CircleCheck },
  no: { word: 'nesplňuje', icon: CircleX },
  unknown: { word: 'nevíme', icon: CircleAlert },
};

type Props = {
  rules: MatchRules;
  /** The form with the missing attributes, for the advertiser only. */
  editTo?: string | undefined;
};

/** „Smí se s tím hrát?“: the verdict in one line, which unfolds into the individual rules. */
export function MatchRulesNote({ rules, editTo }: Props) {
  return (
    <AccordionItem
      id="do-zapasu"
      open={rules.verdict === 'no'}
      question={
        <span>
          Smí se s tím hrát? <span className={text.secondary}>{summary(rules, editTo !== undefined)}</span>
        </span>
      }
    >
      <ul className={layout.stackSmall} aria-label="Pravidla soutěžního zápasu">
        {rules.rules.map((rule) => (
          <li key={rule.name} className={styles.iconed}>
            <Icon of={single[rule.verdict].icon} />
            <span>
              <b>
                {rule.name}: {single[rule.verdict].word}.
              </b>{' '}
              {rule.text}{' '}
              {editTo && rule.missing && (
                <PageLink to={`${editTo}#attributes.${rule.missing}`}>
                  Doplnit<span className={text.hidden}>: {rule.name}</span>
                </PageLink>
              )}{' '}
              <small className={text.muted}>{rule.source}.</small>
            </span>
          </li>
        ))}
      </ul>
      <p className={text.small}>
        {rules.edition} Rozhoduje rozhodčí a platná pravidla soutěže, pro hobby stačí bezpečné vybavení.{' '}
        <PageLink to={articleUrl('co-smi-do-zapasu')}>Co smí do zápasu</PageLink>
      </p>
    </AccordionItem>
  );
}
