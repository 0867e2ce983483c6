import { buttonLook } from '../../../ui/actions/button-look.ts';
import { providerUrl } from '../../../contract/urls.ts';
import type { Provider } from '../contract.ts';
import styles from './other-ways.module.css';

const names: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' };

/** Buttons that set out to accounts elsewhere; only those that are configured. `next` is where it all leads. */
export function OtherWays({ providers, next }: { providers: readonly Provider[]; next: string }) {
  if (providers.length === 0) return null;
  return (
    <div className={styles.ways}>
      <p className={styles.or}>nebo</p>
      {providers.map((provider) => (
        // A plain link: a form would not be let go elsewhere by the page's policy, and nothing is fetched ahead.
        <a
          key={provider}
          href={`${providerUrl(provider)}?${new URLSearchParams({ dal: next })}`}
          rel="nofollow"
          className={buttonLook({ variant: 'secondary', size: 'large', block: true })}
        >
          Pokračovat přes {names[provider]}
        </a>
      ))}
    </div>
  );
}
