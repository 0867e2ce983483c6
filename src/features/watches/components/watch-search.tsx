import { useId } from 'react';
import { Form, useRouteLoaderData } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { BellPlus } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import words from '../../../ui/layout/text.module.css';
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
 * „Hlídat toto hledání“: whoever is signed in chooses how often and has it, others give an e-mail that is asked by a
 * email. As a `tool` it is one short button of a row, and opens over what lies below. With `oneTap` whoever is signed in has it at once, and may change how often where it then stands. Nothing
 * where the search would find everything.
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
  const id = useId();
  const signedIn = useRouteLoaderData<{ user?: object }>('root')?.user !== undefined;
  const text = watchedText(search);
  if (text === undefined) return null;
  const watchedSearch = <input type="hidden" name="search" value={text} />;
  if (signedIn && oneTap) {
    return (
      <Form method="post" action="/hlidani">
        {watchedSearch}
        <input type="hidden" name="frequency" value="at-once" />
        <Button variant="secondary" icon={BellPlus}>
          Hlídat toto hledání
        </Button>
      </Form>
    );
  }
  return (
    <details className={tool ? styles.tool : styles.watch}>
      <summary>
        <Icon of={BellPlus} />
        {tool ? (
          <span className={styles.word}>
            Hlídat<span className={words.hidden}> toto hledání</span>
          </span>
        ) : (
          'Hlídat toto hledání'
        )}
      </summary>
      <Form method="post" action="/hlidani" className={styles.form}>
        {watchedSearch}
        {!signedIn && (
          <label htmlFor={`${id}email`}>
            Tvůj e-mail
            <Input
              id={`${id}email`}
              name="email"
              type="email"
              required
              autoComplete="email"
              maxLength={254}
            />
          </label>
        )}
        <label htmlFor={`${id}frequency`}>
          Jak často ti psát
          <Select
            id={`${id}frequency`}
            name="frequency"
            defaultValue="at-once"
            options={[...frequencyChoices]}
          />
        </label>
        <Button>Hlídat</Button>
        <p>
          {signedIn
            ? 'Nové inzeráty ti pošleme e-mailem, každý jednou. Zrušit to jde jedním kliknutím.'
            : 'Nejdřív ti přijde e-mail s potvrzením. Adresu použijeme jen k hlídání a zrušíš ho jedním kliknutím.'}
        </p>
      </Form>
    </details>
  );
}
