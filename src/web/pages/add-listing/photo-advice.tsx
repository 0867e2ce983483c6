import Check from 'lucide-react/icons/check';
import { Icon } from '../../../ui/icons/icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { articleUrl } from '../../urls.ts';
import styles from './wizard.module.css';

const stick = [
  'Celou hůl od omotávky po špičku',
  'Čepel zblízka a její zahnutí',
  'Nálepku s délkou a flexem',
  'Každou oděrku a prasklinu',
];
const blade = [
  'Čepel z obou stran',
  'Zahnutí shora',
  'Nápis s modelem a tvrdostí',
  'Každý škrábanec a prasklinu',
];
const shoes = ['Obě boty z boku', 'Podrážky', 'Štítek s velikostí', 'Ošlapaná místa'];
const goalie = [
  'Celý kus zepředu i zezadu',
  'Štítek s velikostí',
  'Pásky, zipy a suché zipy',
  'Každé prodřené místo',
];
const any = ['Celý kus', 'Štítek se značkou a velikostí', 'Každé poškození zblízka'];

const adviceOf: Record<string, string[]> = { florbalky: stick, shafty: stick, cepele: blade, boty: shoes };

/** What a buyer wants to see on the photos of this kind of thing. */
export function PhotoAdvice({ category }: { category: string }) {
  const advice = adviceOf[category] ?? (category.startsWith('brankarske-') ? goalie : any);
  return (
    <section className={classNames(layout.panel, styles.advice)}>
      <h2>Co vyfotit</h2>
      <ul className={classNames(layout.stackSmall, text.small)}>
        {advice.map((line) => (
          <li key={line}>
            <Icon of={Check} size="small" />
            {line}
          </li>
        ))}
      </ul>
      <PageLink to={articleUrl('jak-vyfotit-hul')} target="_blank">
        Jak vyfotit hůl
      </PageLink>
    </section>
  );
}
