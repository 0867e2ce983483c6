import { DemandNote } from '../../../features/listings/components/demand-note.tsx';
import { PromotedRow } from '../../../features/search/components/promoted-row.tsx';
import { searchTooShort } from '../../../contract/search-too-short.ts';
import { Rink } from '../../../ui/brand/rink.tsx';
import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { useNotice } from '../../notice.ts';
import { SignedOutAlert } from '../../signed-out-alert.tsx';
import { SiteStructuredData } from '../../structured-data/structured-data.tsx';
import { PageHead } from '../../page-head.tsx';
import { useShell } from '../../shell.ts';
import { suggestSearchInBrowser } from '../../suggest-search.ts';
import { demandsUrl, homeUrl, offerCategoriesUrl, orderUrl, searchUrl, wholeFeedUrl } from '../../urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { loadHome } from './home.server.ts';
import { HowItWorks } from './how-it-works.tsx';
import { ListingRow } from './listing-row.tsx';
import { MapBand } from './map-band.tsx';
import { StickPicker } from './stick-picker.tsx';

const shortcuts = [
  ['Florbalky do 500 Kč', '/vyhledavani/florbalky?price=-500'],
  ['Čepele do 300 Kč', '/vyhledavani/cepele?price=-300'],
  ['Brankářské masky', '/vyhledavani/brankarske-masky'],
  ['Možná výměna', '/vyhledavani?swap=yes'],
  ['Zdarma', '/vyhledavani?priceType=free'],
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
      <section className={classNames(layout.wrap, layout.sectionOpen)} aria-labelledby="kategorie">
        <h2 id="kategorie" className={text.hidden}>
          Kategorie
        </h2>
        <CategoryTiles categories={categories} counts={counts} />
        <PageLink to={offerCategoriesUrl} className={layout.more}>
          Všechny kategorie
        </PageLink>
      </section>
      <div className={layout.wrap}>
        <PromotedRow listings={topped} rulesTo={orderUrl} />
        {topped.length === 0 && <p className={text.secondary}>Topované produkty jsme nenašli.</p>}
      </div>
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
