import { useState } from 'react';
import { Form } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import { fold } from '../../../contract/fold.ts';
import { type BrandInStock, listBrands } from '../../../features/products/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Search } from '../../../ui/icons/drawings.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { loadFromApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { brandsUrl, brandUrl, homeUrl } from '../../../contract/urls.ts';
import styles from './brands.module.css';
import { formatOfferCount, formatStock } from './format-stock.ts';

/** Czech letters keep their accent in the anchor, so that C and Č have different ones. */
const anchorOf = (letter: string) => (letter === '#' ? 'pismeno-0' : `pismeno-${letter.toLowerCase()}`);
const shownLetter = (letter: string) => (letter === '#' ? '0–9' : letter);

/** Brands grouped by initial in the given order, with links to each letter. */
function BrandDirectory({ brands, jump }: { brands: readonly BrandInStock[]; jump: boolean }) {
  const letters = [...Map.groupBy(brands, ({ letter }) => letter)];
  if (letters.length === 0) return null;
  return (
    <section className={layout.section} aria-labelledby="od-a-do-z">
      <div className={layout.sectionHead}>
        <h2 id="od-a-do-z">Od A do Z</h2>
      </div>
      {jump && (
        <nav aria-label="Písmena" className={styles.letters}>
          {letters.map(([letter]) => (
            <a key={letter} href={`#${anchorOf(letter)}`}>
              {shownLetter(letter)}
            </a>
          ))}
        </nav>
      )}
      <div className={styles.directory}>
        {letters.map(([letter, under]) => (
          <section key={letter} className={styles.letter} aria-labelledby={anchorOf(letter)}>
            <h3 id={anchorOf(letter)}>{shownLetter(letter)}</h3>
            <ul>
              {under.map((brand) => (
                <li key={brand.slug}>
                  <PageLink to={brandUrl(brand.slug)}>{brand.name}</PageLink>
                  <span>{formatStock(brand)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Whether the typed text is part of a brand's name or of one of its aliases. */
function matches(typed: string, brand: { name: string; aliases: readonly string[] }): boolean {
  const part = fold(typed);
  return [brand.name, ...brand.aliases].some((word) => fold(word).includes(part));
}

const tilesShown = 8;

export async function loader({ context, url }: RouteArgs) {
  const brands = await loadFromApi(context, listBrands);
  return { brands, q: (url.searchParams.get('q') ?? '').trim().slice(0, 60) };
}

export default function Brands({ loaderData }: PageProps<typeof loader>) {
  return <BrandsOf key={loaderData.q} {...loaderData} />;
}

function BrandsOf({ brands, q }: PageProps<typeof loader>['loaderData']) {
  const [typed, setTyped] = useState(q);
  const shown = brands.filter((brand) => matches(typed, brand));
  const filtered = typed.trim() !== '';
  const mostOffered = brands.filter(({ offers }) => offers > 0).toSorted((a, b) => b.offers - a.offers);
  return (
    <div className={layout.wrap}>
      <PageHead
        title="Značky florbalové výbavy"
        description="Značky florbalek, čepelí, bot a brankářské výstroje od A do Z s počtem nabídek z druhé ruky a modelovými řadami."
        path={brandsUrl}
        index={q === ''}
      />
      <Breadcrumbs steps={[{ label: 'Domů', to: homeUrl }, { label: 'Značky' }]} />
      <div className={layout.pageHead}>
        <h1>Značky</h1>
        <p className={text.lead}>
          U&nbsp;každé značky najdeš její modelové řady, kategorie a&nbsp;nejnovější nabídky.
        </p>
      </div>
      <Form action={brandsUrl} role="search" aria-label="Najít značku" className={styles.find}>
        <Field label="Najdi značku" optional note="">
          {(wiring) => (
            <Input
              {...wiring}
              type="search"
              name="q"
              icon={Search}
              defaultValue={q}
              maxLength={60}
              autoComplete="off"
              placeholder="Třeba Unihoc"
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button variant="secondary">Najít</Button>
      </Form>
      <p role="status" className={filtered ? text.small : text.hidden}>
        {filtered ? counted(shown.length, ['značka', 'značky', 'značek']) : ''}
      </p>
      {shown.length === 0 && (
        <EmptyState
          title="Takovou značku neznáme."
          actions={<LinkButton to={brandsUrl}>Všechny značky</LinkButton>}
        >
          Zkus jiný tvar jména.
        </EmptyState>
      )}
      {!filtered && <BrandTiles brands={mostOffered.slice(0, tilesShown)} />}
      <BrandDirectory brands={shown} jump={!filtered} />
    </div>
  );
}

/** Brands with most offers, as names in large type: their logos are not ours to use. */
function BrandTiles({ brands }: { brands: readonly { slug: string; name: string; offers: number }[] }) {
  if (brands.length === 0) return null;
  return (
    <section className={layout.section} aria-labelledby="nejcastejsi">
      <div className={layout.sectionHead}>
        <h2 id="nejcastejsi">Nejvíc nabízené</h2>
      </div>
      <ul className={styles.tiles}>
        {brands.map(({ slug, name, offers }) => (
          <li key={slug}>
            <PageLink to={brandUrl(slug)} className={styles.tile}>
              <strong>{name}</strong>
              <small>{formatOfferCount(offers)}</small>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
