import { compareAddress, maxCompared } from '../../features/compare/address.ts';
import { SharedComparison } from '../../features/compare/components/shared-comparison.tsx';
import { useOwnComparison } from '../../features/compare/components/use-own-comparison.ts';
import { CompareTable } from '../../features/compare/components/compare-table.tsx';
import { formatPrice } from '../../features/listings/components/format-price.ts';
import { withoutPhoto } from '../../features/listings/components/without-photo.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Row } from '../../ui/cards/row.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { Picture } from '../../ui/photos/picture.tsx';
import type { PageProps, RouteArgs } from '../router/route-types.ts';
import { loadCompared } from '../favourites/compared.server.ts';
import { PageHead } from '../page-head.tsx';
import { homeUrl, listingUrl, searchUrl } from '../../contract/urls.ts';

export const loader = ({ request, context, url }: RouteArgs) => loadCompared({ request, context, url });

/** Suggested listings depend on the visitor. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function Compare({ loaderData: { columns, others, tooMany } }: PageProps<typeof loader>) {
  const ids = columns.map(({ card }) => card.id);
  const address = compareAddress(ids);
  const shared = useOwnComparison(address);
  return (
    <div className={layout.wrap}>
      <PageHead
        title="Porovnání inzerátů"
        description="Inzeráty vedle sebe: cena, stav, délka, flex, strana a další vlastnosti."
        path={address}
        index={false}
      />
      <Breadcrumbs steps={[{ label: 'Domů', to: homeUrl }, { label: 'Porovnání' }]} />
      <div className={layout.pageHead}>
        <h1>Porovnání</h1>
        <p>Vedle sebe se vejdou až {maxCompared} inzeráty. Adresu stránky můžeš poslat dál.</p>
      </div>
      {shared && <SharedComparison ids={ids} />}
      {tooMany && (
        <Alert severity="warn" title={`Porovnat jde nejvýš ${maxCompared} inzeráty.`}>
          Ukazujeme první {maxCompared}. Když některý vyřadíš, můžeš přidat jiný.
        </Alert>
      )}
      {columns.length > 0 ? (
        <CompareTable columns={columns} />
      ) : (
        <EmptyState
          title="Zatím není co porovnávat"
          actions={<LinkButton to={searchUrl}>Najít inzeráty</LinkButton>}
        >
          U inzerátu zvol Porovnat, nebo vyber z těch, které už znáš.
        </EmptyState>
      )}
      {others.length > 0 && ids.length < maxCompared && (
        <section className={layout.section} aria-labelledby="pridat">
          <h2 id="pridat">Přidat k porovnání</h2>
          {others.map((card) => (
            <Row
              key={card.id}
              to={listingUrl(card)}
              title={card.title}
              heading="h3"
              photo={card.photo && <Picture of={card.photo} alt="" sizes="5.5rem" />}
              instead={withoutPhoto(card)}
              note={`${formatPrice(card)} · ${card.locations[0].name}`}
              actions={
                <LinkButton
                  to={compareAddress([...ids, card.id])}
                  variant="secondary"
                  size="tap"
                  aria-label={`Přidat k porovnání: ${card.title}`}
                >
                  Přidat
                </LinkButton>
              }
            />
          ))}
        </section>
      )}
    </div>
  );
}
