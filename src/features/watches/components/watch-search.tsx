import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Form, useRouteLoaderData } from 'react-router';
import { required, wrongEmail } from '../../../contract/field-sentences.ts';
import { watchSearchUrl } from '../../../contract/urls.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { BellPlus } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import textStyles from '../../../ui/layout/text.module.css';
import { apiQueryText, queryText, type SearchState } from '../../search/address.ts';
import { frequencyChoices } from './frequency-labels.ts';
import styles from './watch-search.module.css';

/** What says how a list is shown is not watched; nothing where the search would find every offer or everything. */
function watchedText(search: SearchState): string | undefined {
  const lasting = { ...search, sort: undefined, limit: undefined, cursor: undefined };
  const plain = queryText(lasting);
  return plain === '' || plain === 'kind=all' ? undefined : apiQueryText(lasting);
}

/**
 * „Hlídat toto hledání“: whoever is signed in chooses how often and has it, others give an e-mail address and
 * confirm it by an email. As a `tool` it is one short button of a row, and opens over what lies below. With `oneTap`
 * whoever is signed in has it at once, and may change how often where it then stands. Nothing where the search would
 * find everything.
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
    // Wherever inside it the focus is, as in a dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details className={tool ? styles.tool : styles.watch} onKeyDown={closeOnEscape}>
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
      <WatchForm signedIn={signedIn}>{watchedSearch}</WatchForm>
    </details>
  );
}

/** Closes what lies over the page, as a dialog would. */
function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  const { currentTarget: details } = event;
  if (event.key !== 'Escape' || !details.open) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

function WatchForm({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const [wrong, setWrong] = useState<string>();

  function check(event: FormEvent<HTMLFormElement>) {
    const email = event.currentTarget.elements.namedItem('email');
    if (!(email instanceof HTMLInputElement)) return;
    const message = errorMessage(email);
    setWrong(message);
    if (message === undefined) return;
    event.preventDefault();
    email.focus();
  }

  return (
    <Form method="post" action={watchSearchUrl} className={styles.form} noValidate onSubmit={check}>
      {children}
      {!signedIn && (
        <Field label="Tvůj e-mail" error={wrong}>
          {(wiring) => (
            <Input
              {...wiring}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              onInput={({ currentTarget }) => wrong && setWrong(errorMessage(currentTarget))}
            />
          )}
        </Field>
      )}
      <Field label="Jak často ti psát">
        {(wiring) => (
          <Select {...wiring} name="frequency" defaultValue="at-once" options={[...frequencyChoices]} />
        )}
      </Field>
      <Button>Hlídat</Button>
      <p>
        {signedIn
          ? 'Nové inzeráty ti pošleme e-mailem, každý jednou. Zrušit to jde jedním kliknutím.'
          : 'Nejdřív ti přijde e-mail s potvrzením. Adresu použijeme jen k hlídání a zrušíš ho jedním kliknutím.'}
      </p>
    </Form>
  );
}

/** What the browser finds wrong, in the site's words; the server looks more closely. */
function errorMessage({ value, validity }: HTMLInputElement): string | undefined {
  if (value.trim() === '') return required;
  return validity.valid ? undefined : wrongEmail;
}
