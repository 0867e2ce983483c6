import { useLocation } from 'react-router';
import { counted, type CountForms } from '../../../contract/czech.ts';
import { searchTooShort } from '../../../contract/search-too-short.ts';
import { emailPrivacy } from '../../../features/accounts/components/email-privacy.ts';
import { DemandNote } from '../../../features/listings/components/demand-note.tsx';
import { Rink } from '../../../ui/brand/rink.tsx';
import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import { PhotoTile, PhotoTiles } from '../../../ui/cards/photo-tile.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { useShell } from '../../shell.ts';
import { SiteStructuredData } from '../../structured-data/structured-data.tsx';
import { suggestSearchInBrowser } from '../../suggest-search.ts';
import {
  categoryUrl,
  demandsUrl,
  homeUrl,
  kitsUrl,
  offerCategoriesUrl,
  orderUrl,
  outgrownUrl,
  searchUrl,
  signInUrl,
  wholeFeedUrl,
  withNext,
} from '../../../contract/urls.ts';
import { loadHome } from './home.server.ts';
import styles from './how-it-works.module.css';
import { ListingRow } from './listing-row.tsx';
import { MapBand } from './map-band.tsx';
import { StickPicker } from './stick-picker.tsx';

const files = import.meta.glob<string>('../../assets/categories/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** URLs of category drawings by category slug. */
const categoryPictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ''), url]),
);

const offers: CountForms = ['nabídka', 'nabídky', 'nabídek'];

type CategoryTilesProps = {
  categories: readonly { slug: string; name: string }[];
  counts: Readonly<Record<string, number>>;
};

/** Categories with a drawing, each with the number of its offers. */
function CategoryTiles({ categories, counts }: CategoryTilesProps) {
  return (
    <PhotoTiles>
      {categories.map(({ slug, name }) => {
        const picture = categoryPictures[slug];
        return (
          picture && (
            <PhotoTile
              key={slug}
              to={categoryUrl(slug)}
              name={name.replace(' a ', ' a\u00a0')}
              note={counted(counts[slug] ?? 0, offers)}
              photo={<img src={picture} alt="" width={200} height={200} loading="lazy" />}
            />
          )
        );
      })}
    </PhotoTiles>
  );
}

const steps = [
  ['Vyfoť to na palubovce', 'Stačí pár fotek z telefonu a e-mail. Účet ti vznikne sám, heslo nepotřebuješ.'],
  ['Vyplň, na co se všichni ptají', 'Délka, flex, zahnutí a stav. Kupující nemusí psát kvůli základům.'],
  ['Předej v hale nebo pošli', `Domluvíte se přes zprávy. ${emailPrivacy}`],
] as const;

/** Three steps of selling, for newcomers. */
function HowItWorks() {
  return (
    <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="jak">
      <div className={layout.sectionHead}>
        <h2 id="jak">Prodáno mezi dvěma tréninky</h2>
      </div>
      <ol className={styles.steps}>
        {steps.map(([title, sentence], index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{sentence}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const shortcuts = [
  ['Florbalky do 500 Kč', `${categoryUrl('florbalky')}?price=-500`],
  ['Čepele do 300 Kč', `${categoryUrl('cepele')}?price=-300`],
  ['Brankářské masky', categoryUrl('brankarske-masky')],
  ['Na výměnu', `${searchUrl}?swap=yes`],
  ['Zdarma', `${searchUrl}?priceType=free`],
] as const;

export async function loader({ context }: RouteArgs) {
  return await loadHome(context);
}

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const { topped, newest, demands, counts, sticks, sticksTotal, regions, now } = loaderData;
  const categories = useShell()?.categories ?? [];
  const [notice, closeNotice] = useNotice();
  return (
    <>
      <PageHead path={homeUrl} feed={wholeFeedUrl} />
      <SiteStructuredData />
      {notice === 'odhlaseni' && (
        <div className={classNames(layout.wrap, layout.pageHead)}>
          <SignedOutAlert onClose={closeNotice} />
        </div>
      )}
      <Rink
        title="Výbava, která ještě chce hrát."
        lead="Prodej, sežeň nebo vyměň použité florbalky, čepele, brankářskou výbavu i boty. Přímo s hráči, bez provize."
        search={
          <SearchBox
            action={searchUrl}
            label="Co hledáš"
            placeholder="Co hledáš? Třeba Zone 27 levá"
            shortest={3}
            tooShort={searchTooShort}
            suggest={suggestSearchInBrowser}
            onCourt
          />
        }
        chips={
          <ChipRow label="Rychlé hledání">
            {shortcuts.map(([label, to]) => (
              <ChipLink key={to} to={to} onCourt>
                {label}
              </ChipLink>
            ))}
          </ChipRow>
        }
        side={<StickPicker ranges={sticks} total={sticksTotal} />}
      />
      <section className={classNames(layout.wrap, layout.section)} aria-labelledby="kategorie">
        <h2 id="kategorie" className={text.hidden}>
          Kategorie
        </h2>
        <CategoryTiles categories={categories} counts={counts} />
        <div className={layout.row}>
          <PageLink to={offerCategoriesUrl} className={layout.more}>
            Všechny kategorie
          </PageLink>
          <PageLink to={kitsUrl} className={layout.more}>
            Sestav celou výbavu
          </PageLink>
          <PageLink to={outgrownUrl} className={layout.more}>
            Kdy z&nbsp;výbavy dítě vyroste
          </PageLink>
        </div>
      </section>
      {topped.length > 0 ? (
        <ListingRow
          id="topovane"
          title="Placené zvýraznění"
          listings={topped}
          now={now}
          more={{ label: 'Jak řadíme', to: orderUrl }}
        />
      ) : (
        <p className={classNames(layout.wrap, text.secondary)}>Topované produkty jsme nenašli.</p>
      )}
      <ListingRow
        id="nejnovejsi"
        title="Nejnovější nabídky"
        listings={newest}
        now={now}
        empty="Zatím tu žádná nabídka není. Přidej první."
        more={{ label: 'Všechny nabídky', to: searchUrl }}
      />
      {demands.length > 0 && (
        <div className={layout.band}>
          <section className={classNames(layout.wrap, layout.section)} aria-labelledby="poptavky">
            <div className={layout.sectionHead}>
              <div>
                <h2 id="poptavky">Co lidé právě shánějí</h2>
                <p>Máš to doma ve sklepě? Napiš jim.</p>
              </div>
              <PageLink to={demandsUrl} className={layout.more}>
                Všechny poptávky
              </PageLink>
            </div>
            <div className={classNames(layout.columns, layout.columns3)}>
              {demands.map((demand) => (
                <DemandNote key={demand.id} listing={demand} now={now} />
              ))}
            </div>
          </section>
        </div>
      )}
      <HowItWorks />
      <MapBand regions={regions} />
    </>
  );
}

/** The specified message after an expired session, with a link back to where it was noticed. */
function SignedOutAlert({ onClose }: { onClose: () => void }) {
  const next = new URLSearchParams(useLocation().search).get('dal') ?? homeUrl;
  return (
    <Alert severity="error" title="Neplatný přístup, byl jsi odhlášen." onClose={onClose} scrollHere>
      <p>
        <PageLink to={withNext(signInUrl, next)}>Přihlas se znovu</PageLink> a pokračuj tam, kde to skončilo.
      </p>
    </Alert>
  );
}
