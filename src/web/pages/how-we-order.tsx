import { manyWishes, nearness } from '../../features/query-understanding/rules.ts';
import { promotedShown } from '../../features/search/rules.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { PageHead } from '../page-head.tsx';
import { homeUrl, orderUrl, rankingsUrl, safetyUrl, searchUrl } from '../../contract/urls.ts';

const number = (value: number) => value.toLocaleString('cs-CZ');
const [length, furtherLength] = nearness.lengthCm;
const [flex, furtherFlex] = nearness.flexMm;
const shoe = nearness.shoeTenths[0] / 10;
const over = Math.round((nearness.price[0] - 1) * 100);
const around = Math.round(nearness.around * 100);
const farOver = Math.round((nearness.price[1] - 1) * 100);

/** Ranking rules, as consumer law requires; the numbers are imported from the ranking code. */
export default function HowWeOrder() {
  return (
    <div className={classNames(layout.wrap, layout.narrow)}>
      <PageHead
        title="Jak řadíme"
        description="Podle čeho bazar řadí inzeráty ve výsledcích, co znamená nejlepší shoda a jak se poznají topované nabídky."
        path={orderUrl}
      />
      <Breadcrumbs steps={[{ label: 'Domů', to: homeUrl }, { label: 'Jak řadíme' }]} />
      <div className={layout.pageHead}>
        <h1>Jak řadíme</h1>
        <p className={text.lead}>
          Pořadí inzerátů určují pravidla na této stránce a pro všechny platí stejně. Místo uvnitř výsledků se
          koupit nedá.
        </p>
      </div>
      <div className={classNames(text.prose, layout.section)}>
        <h2>Když nic nenapíšeš</h2>
        <p>
          Výpis jde od nejnovějších. Rozhoduje chvíle, kdy byl inzerát zveřejněný nebo obnovený; úprava textu
          ani ceny ho dopředu neposune. Poptávky se řadí stejně jako nabídky.
        </p>
        <h2>Když něco hledáš: nejlepší shoda</h2>
        <p>Z tvých slov nejdřív přečteme, co chceš. Pak je pořadí dané takhle, odshora:</p>
        <ol>
          <li>
            Inzerát musí být o věci, kterou hledáš. Příbuzné věci (k holi samotný shaft, k vaku toolbag) stojí
            níž, sada, ve které hledaná věc je, o něco níž než věc sama.
          </li>
          <li>
            Pak počítáme, kolik z tvých přání splňuje: značka a řada, strana, délka, flex, velikost, věk,
            barva, stav, cena a místo. Co splňuje všechno, je první. Co některé nesplňuje, stojí až za tím pod
            vlastním nadpisem, říká pod fotkou, v čem se liší, a do počtu nalezených se nepočítá.
          </li>
          <li>
            Drobná odchylka inzerát posune níž, ale nevyřadí: rozdíl v délce do {length}&nbsp;cm o stupeň, do{' '}
            {furtherLength}&nbsp;cm o dva; u flexu je to {flex} a {furtherFlex}&nbsp;mm, u bot půl čísla (
            {number(shoe)}) a celé číslo. Kdo hledá do určité ceny, uvidí i inzeráty dražší nejvýš o {over}
            &nbsp;% a ještě níž ty, které jsou dražší nejvýš o {farOver}&nbsp;%. U rozmezí cen platí totéž i
            dolů a „kolem 800&nbsp;Kč“ bereme jako {around}&nbsp;% pod i nad.
          </li>
          <li>Co je jinak, než chceš (pravá místo levé, jiná značka), ve výsledcích není.</li>
          <li>
            Slovo, které neznáme, musí v inzerátu stát. Vedle značky ho bereme jako model: inzeráty bez něj
            jsou jen níž. Když slovo nemá nikdo, řekneme, že jsme nenašli nic, a pod vlastním nadpisem
            ukážeme, co je bez něj.
          </li>
          <li>Když hledáš podle {manyWishes} a více přání naráz, váží odchylka v jednom z nich polovinu.</li>
          <li>
            U místa je první tvoje obec, pak její okres a kraj. Poškozené věci jdou níž, pokud je nehledáš.
          </li>
          <li>Při rovnosti je výš to, co má hledanou věc přímo v názvu, a pak novější inzerát.</li>
        </ol>
        <p>
          Čemu jsme rozuměli, je vidět nad výsledky jako „Rozuměli jsme“ a každé slovo se odtud dá odebrat.
        </p>
        <h2>Jiné řazení</h2>
        <p>
          Řazení, které si zvolíš, má přednost před vším výš. Jen to, co některé přání nesplňuje, stojí i tak
          za vším, co splňuje všechna.
        </p>
        <ul>
          <li>
            Nejlevnější a nejdražší: podle ceny v korunách. Zdarma počítáme jako nulu, „dohodou“ stojí vždycky
            na konci.
          </li>
          <li>
            Nejblíž: vzdušnou čarou od obce nebo okresu, který zvolíš nebo napíšeš. Okres měříme od okresního
            města, a stejně tak inzerát, který ukazuje jen okres.
          </li>
          <li>Při shodě rozhoduje novější inzerát.</li>
        </ul>
        <h2>Placené zvýraznění</h2>
        <p>
          Topovaný inzerát je placené zvýraznění. Stojí v řadě „Placené zvýraznění“ se štítkem Top nad
          výpisem, je jich tam nejvýš {promotedShown} a jen takové, které tvému hledání odpovídají. Každou
          minutu se v řadě posunou, takže je každý vidět stejně často. Ukazuje se jen ve výchozím řazení. Ve
          výsledcích pod ní má každý inzerát místo, které mu patří podle pravidel výš, ať je topovaný, nebo
          ne.
        </p>
        <h2>Co pořadí neovlivňuje</h2>
        <p>
          Kdo inzeruje, jaké má členství, kolikrát si inzerát někdo otevřel, ani co sis u nás prohlížel. Dva
          lidé se stejným hledáním vidí ve stejnou chvíli totéž. Hodnocení prodejců nesbíráme a neřadíme podle
          něj.
        </p>
        <h2>Žebříčky inzerentů</h2>
        <p>
          <PageLink to={rankingsUrl}>Žebříčky</PageLink> počítají zveřejněné inzeráty, smazané pro porušení
          pravidel ne. Při shodě je výš, kdo zveřejnil dřív.
        </p>
        <h2>Návrhy při psaní</h2>
        <p>
          Hledání, kategorie a značky navrhujeme jen takové, které v bazaru právě něco mají, a řadíme je podle
          toho, kolik toho je.
        </p>
        <p>
          <PageLink to={searchUrl}>Zpátky na inzeráty</PageLink> ·{' '}
          <PageLink to={safetyUrl}>Bezpečnost a pravidla</PageLink>
        </p>
      </div>
    </div>
  );
}
