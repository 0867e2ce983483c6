import { buttonClass } from '../../../ui/actions/button-class.ts';
import { providerUrl } from '../../../contract/urls.ts';
import type { Provider } from '../contract.ts';
import styles from './provider-links.module.css';

const names: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' };

/** Links to the configured identity providers. `next` is the destination after signing in. */
export function ProviderLinks({ providers, next }: { providers: readonly Provider[]; next: string }) {
  if (providers.length === 0) return null;
  return (
    <div className={styles.ways}>
      <p className={styles.or}>nebo</p>
      {providers.map((provider) => (
        // A plain link: the CSP would block a form that redirects elsewhere, and links are not prefetched.
        <a
          key={provider}
          href={`${providerUrl(provider)}?${new URLSearchParams({ dal: next })}`}
          rel="nofollow"
          className={buttonClass({ variant: 'secondary', size: 'large', block: true })}
        >
          Pokračovat přes {names[provider]}
        </a>
      ))}
    </div>
  );
}
