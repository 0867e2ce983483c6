import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useFetcher, useRouteLoaderData } from 'react-router';
import type { FieldErrors } from '../../../contract/errors.ts';
import { requiredMessage, invalidEmailMessage } from '../../../contract/field-messages.ts';
import { watchSearchUrl } from '../../../contract/urls.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { PrefetchedPage } from '../../../ui/navigation/prefetch-page.tsx';
import { BellPlus } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import textStyles from '../../../ui/layout/text.module.css';
import { apiQueryText, queryText, type SearchState } from '../../search/address.ts';
import { frequencyChoices } from './frequency-labels.ts';
import styles from './watch-search.module.css';

/** The search without presentation parameters; undefined when it would match every offer or everything. */
function watchedText(search: SearchState): string | undefined {
  const lasting = { ...search, sort: undefined, limit: undefined, cursor: undefined };
  const plain = queryText(lasting);
  return plain === '' || plain === 'kind=all' ? undefined : apiQueryText(lasting);
}

/** Whether a search is narrow enough to be watched. */
export const isWatchable = (search: SearchState): boolean => watchedText(search) !== undefined;

/**
 * „Hlídat toto hledání“: signed-in users choose a frequency; others enter an email address and confirm it by an
 * email. As a `tool` it is a short button in a row that opens an overlay. With `oneTap`, signed-in users create
 * the watch at once and can change the frequency afterwards. Renders nothing for a search that would match
 * everything.
 */
export function WatchSearch({
  search,
  oneTap = false,
  tool = false,
}: {
  search: SearchState;
  oneTap?: boolean;
  tool?: boolean;
}) {
  const signedIn = useRouteLoaderData<{ signedIn: boolean }>('root')?.signedIn ?? false;
  const [opened, setOpened] = useState(false);
  const text = watchedText(search);
  if (text === undefined) return null;
  const watchedSearch = <input type="hidden" name="search" value={text} />;
  if (signedIn && oneTap) {
    return (
      <Form method="post" action={watchSearchUrl}>
        {watchedSearch}
        <input type="hidden" name="frequency" value="at-once" />
        <Button variant="secondary" icon={BellPlus}>
          Hlídat toto hledání
        </Button>
      </Form>
    );
  }
  return (
    // Wherever the focus is inside it, as in a dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      className={tool ? styles.tool : styles.watch}
      onKeyDown={closeOnEscape}
      onToggle={() => setOpened(true)}
    >
      <summary>
        <Icon of={BellPlus} />
        {tool ? (
          <span className={styles.word}>
            Hlídat<span className={textStyles.hidden}> toto hledání</span>
          </span>
        ) : (
          'Hlídat toto hledání'
        )}
      </summary>
      {/* Prefetches the code for submitting: without it, a lost connection would reload the page. */}
      {opened && <PrefetchedPage to={watchSearchUrl} />}
      <WatchForm signedIn={signedIn}>{watchedSearch}</WatchForm>
    </details>
  );
}

/** Closes the overlay on Escape, as a dialog. */
function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  const { currentTarget: details } = event;
  if (event.key !== 'Escape' || !details.open) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** The response of the form's page when the watch was not created. */
type Refused = { message: string; fields: FieldErrors };

/** Submitted by a fetcher, so that a refusal keeps the search and the input in place. */
function WatchForm({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const fetcher = useFetcher<Refused>();
  const address = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const [read, setRead] = useState<Refused>();
  const refused = fetcher.data === read ? undefined : fetcher.data;
  const message = refused && Object.keys(refused.fields).every((name) => name === 'search');
  const atEmail = refused?.fields['email'] !== undefined;

  useEffect(() => {
    if (atEmail) address.current?.focus();
  }, [atEmail, refused]);

  function check(event: FormEvent<HTMLFormElement>) {
    const email = address.current;
    if (!email) return;
    const found = errorMessage(email);
    setWrong(found);
    if (found === undefined) return;
    event.preventDefault();
    email.focus();
  }

  function look(email: HTMLInputElement) {
    setRead(fetcher.data);
    if (wrong ?? atEmail) setWrong(errorMessage(email));
  }

  return (
    <fetcher.Form method="post" action={watchSearchUrl} className={styles.form} noValidate onSubmit={check}>
      {children}
      {message && <Alert severity="error">{refused.fields['search']?.[0] ?? refused.message}</Alert>}
      {!signedIn && (
        <Field label="Tvůj e-mail" error={wrong ?? refused?.fields['email']}>
          {(wiring) => (
            <Input
              {...wiring}
              ref={address}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              onInput={({ currentTarget }) => look(currentTarget)}
            />
          )}
        </Field>
      )}
      <Field label="Jak často ti psát">
        {(wiring) => (
          <Select {...wiring} name="frequency" defaultValue="at-once" options={[...frequencyChoices]} />
        )}
      </Field>
      <Button busy={fetcher.state !== 'idle'}>Hlídat</Button>
      <p>
        {signedIn
          ? 'Nové inzeráty ti pošleme e-mailem, každý jednou. Zrušit to jde jedním kliknutím.'
          : 'Nejdřív ti přijde e-mail s potvrzením. Adresu použijeme jen k hlídání a zrušíš ho jedním kliknutím.'}
      </p>
    </fetcher.Form>
  );
}

/** The browser's validation result in our own wording; the server validates more strictly. */
function errorMessage({ value, validity }: HTMLInputElement): string | undefined {
  if (value.trim() === '') return requiredMessage;
  return validity.valid ? undefined : invalidEmailMessage;
}
