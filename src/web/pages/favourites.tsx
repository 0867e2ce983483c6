import type { FormEvent } from 'react';
import { data, Form, redirect } from 'react-router';
import { chooseAll } from '../../features/compare/components/chosen.ts';
import { setFavouriteNotes } from '../../features/favourites/contract.ts';
import { ListingCard } from '../../features/listings/components/listing-card.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { CardGrid } from '../../ui/cards/card-grid.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { fieldText } from '../../ui/forms/form-fields.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { callApi } from '../api-client.ts';
import styles from '../favourites/favourites.module.css';
import { loadFavourites } from '../favourites/favourites.server.ts';
import { clearedSeen } from '../favourites/seen-cookie.ts';
import { keepInput, refused } from '../form-answer.ts';
import { useNotice } from '../notice.ts';
import { PageHead } from '../page-head.tsx';
import { readForm } from '../read-form.ts';
import type { ClientActionArgs, HeadersArgs, PageProps, RouteArgs } from '../router/route-types.ts';
import { servicesContext, userContext } from '../services.ts';
import { compareUrl, favouritesUrl, searchUrl, signInUrl } from '../../contract/urls.ts';
import { AccountFrame } from './account/account-frame.tsx';

export async function loader({ request, context }: RouteArgs) {
  const { cookie, ...loaded } = await loadFavourites({ request, context });
  return data({ ...loaded, now: Date.now() }, cookie ? { headers: { 'set-cookie': cookie } } : {});
}

/** The list depends on the browser's cookie. */
export const headers = ({ loaderHeaders }: HeadersArgs) => {
  loaderHeaders.set('cache-control', 'private, no-store');
  return loaderHeaders;
};

export async function action({ request, context }: RouteArgs) {
  const fields = await readForm(request);
  if (fieldText(fields, 'forget') !== '') {
    const cookie = clearedSeen(context.get(servicesContext).secureCookies);
    throw redirect(favouritesUrl, { headers: { 'set-cookie': cookie } });
  }
  if (!context.get(userContext)) throw redirect(favouritesUrl);
  const wanted = fieldText(fields, 'notes') === 'on';
  const answer = await callApi(context, setFavouriteNotes, { body: { wanted } });
  if (!answer.ok) return refused(answer.status, answer.error, {});
  throw redirect(favouritesUrl);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** Selects the ticked listings for comparison, as selecting them on cards does. */
function chooseTicked({ currentTarget }: FormEvent<HTMLFormElement>) {
  const ticked = new FormData(currentTarget).getAll('id').map(Number);
  if (ticked.length > 0) chooseAll(ticked);
}

export default function Favourites({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { listings, seen, notes, signedIn, now } = loaderData;
  const [notice, closeNotice] = useNotice();
  return (
    <AccountFrame current={favouritesUrl} signedIn={signedIn}>
      <PageHead title="Oblíbené inzeráty" path={favouritesUrl} index={false} />
      <h1>Oblíbené</h1>
      {notice === 'plno' && (
        <Alert severity="error" onClose={closeNotice} scrollHere>
          Oblíbených už máš dvě stě. Nejdřív některé odeber.
        </Alert>
      )}
      {notice === 'pohled' && (
        <Alert severity="error" onClose={closeNotice} scrollHere>
          Díváš se jako někdo jiný, takže teď nejde nic měnit.
        </Alert>
      )}
      {actionData && (
        <Alert severity="error" scrollHere>
          {actionData.message}
        </Alert>
      )}
      {listings.length > 0 ? (
        <>
          <NotesSwitch signedIn={signedIn} wanted={notes} />
          <form action={compareUrl} className={layout.stack} onSubmit={chooseTicked}>
            <CardGrid columns={4} label="Oblíbené inzeráty">
              {listings.map((listing) => (
                <div key={listing.id} className={styles.choice}>
                  <ListingCard listing={listing} now={now} heading="h2" />
                  <Checkbox name="id" value={listing.id} label="Porovnat" />
                </div>
              ))}
            </CardGrid>
            <Button variant="secondary">Porovnat vybrané</Button>
          </form>
        </>
      ) : (
        <EmptyState
          title="Zatím tu nic nemáš"
          actions={<LinkButton to={searchUrl}>Najít inzeráty</LinkButton>}
        >
          {`Srdíčkem u inzerátu si ho uložíš sem${signedIn ? '' : ', i bez přihlášení'}.`}
        </EmptyState>
      )}
      {seen.length > 0 && (
        <section aria-labelledby="videne" className={layout.section}>
          <div className={layout.sectionHead}>
            <h2 id="videne">Naposledy prohlížené</h2>
            <Form method="post">
              <Button variant="tertiary" size="tap" name="forget" value="yes">
                Zapomenout
              </Button>
            </Form>
          </div>
          <CardGrid columns={4} label="Naposledy prohlížené inzeráty">
            {seen.map((listing) => (
              <ListingCard key={listing.id} listing={listing} now={now} />
            ))}
          </CardGrid>
        </section>
      )}
    </AccountFrame>
  );
}

/** Switch for emails about favourites; anonymous visitors are told what signing in would add. */
function NotesSwitch({ signedIn, wanted }: { signedIn: boolean; wanted: boolean }) {
  if (!signedIn) {
    return (
      <p className={text.secondary}>
        Pamatuje si je tenhle prohlížeč.{' '}
        <PageLink to={`${signInUrl}?dal=${favouritesUrl}`}>Přihlas se</PageLink> a uložíme ti je k účtu.
        Napíšeme ti taky, když některý zlevní nebo bude zase volný.
      </p>
    );
  }
  return (
    <Form method="post" className={classNames(layout.row, layout.rowBetween)}>
      <p className={text.secondary}>
        {wanted
          ? 'Když některý zlevní nebo bude zase volný, napíšeme ti e-mail.'
          : 'E-maily o zlevnění a uvolnění máš vypnuté.'}
      </p>
      <Button variant="secondary" size="tap" name="notes" value={wanted ? 'off' : 'on'}>
        {wanted ? 'Neposílat e-maily' : 'Posílat e-maily'}
      </Button>
    </Form>
  );
}
