import { counted } from '../../../contract/czech.ts';
import { searchAddress } from '../../../features/search/address.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { ChevronDown } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { LocalitiesState } from './localities-address.ts';
import styles from './localities.module.css';
import { kindForms, type LocalityArea } from './locality-shapes.ts';

/** Every region with its districts, each with its count: the map's equal in words. */
export function LocalityList({
  regions,
  state,
  all,
}: {
  regions: readonly (LocalityArea & { districts: readonly LocalityArea[] })[];
  state: LocalitiesState;
  all: { to: string; words: string };
}) {
  const forms = kindForms[state.kind];
  const searchOf = (code: string) => searchAddress({ kind: [state.kind], place: [code] });
  return (
    <section className={layout.panel} aria-labelledby="localities">
      <h2 id="localities">Kraje a okresy</h2>
      <div className={styles.regions}>
        {regions.map(({ code, name, count, districts }) => (
          <details
            key={`${code} ${state.region === code}`}
            open={state.region === code}
            className={styles.region}
          >
            <summary>
              <span className={styles.area}>{name}</span>
              <span className={styles.number}>
                {count}
                <span className={styles.unit}> {counted(count, forms).split('\u00a0').at(-1)}</span>
              </span>
              <Icon of={ChevronDown} size="small" className={styles.chevron} />
            </summary>
            <ul>
              {districts.map((district) => (
                <li key={district.code}>
                  <PageLink to={searchOf(district.code)}>
                    <span>{district.name}</span>
                    <span className={styles.number}>{district.count}</span>
                  </PageLink>
                </li>
              ))}
            </ul>
            {districts.length > 1 && (
              <LinkButton to={searchOf(code)} variant={state.region === code ? 'primary' : 'secondary'} block>
                {`Ukázat celý kraj (${counted(count, forms)})`}
              </LinkButton>
            )}
          </details>
        ))}
      </div>
      <PageLink to={all.to} className={layout.more}>{`Celá republika, ${all.words}`}</PageLink>
    </section>
  );
}
