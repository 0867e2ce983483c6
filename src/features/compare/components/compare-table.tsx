import { keepUnits } from '../../../contract/typography.ts';
import { useRef } from 'react';
import { IconLink } from '../../../ui/actions/icon-button.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Picture } from '../../../ui/photos/picture.tsx';
import { useFocusAfter } from '../../../ui/use-focus-after.ts';
import { listingUrl } from '../../../contract/urls.ts';
import { withoutPhoto } from '../../listings/components/without-photo.ts';
import { StateBadge } from '../../listings/components/own/state-badge.tsx';
import { compareAddress } from '../address.ts';
import { type Compared, compareRows } from './compare-rows.ts';
import styles from './compare-table.module.css';
import { Scale, X } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

/** Listings side by side. On narrow screens it scrolls sideways, with the row labels kept in view. */
export function CompareTable({ columns }: { columns: readonly Compared[] }) {
  const ids = columns.map(({ card }) => card.id);
  const box = useRef<HTMLDivElement>(null);
  const keepsFocus = useFocusAfter(() => box.current);
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <div
      ref={box}
      className={styles.scroll}
      role="region"
      aria-label="Porovnání inzerátů"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      {...keepsFocus}
    >
      <table className={styles.table}>
        <caption className={text.hidden}>Inzeráty vedle sebe, po řádcích jejich vlastnosti</caption>
        <thead>
          <tr>
            <td>
              <span className={text.hidden}>Vlastnost</span>
            </td>
            {columns.map(({ card }) => (
              <th key={card.id} scope="col">
                <div className={styles.thing}>
                  <div className={styles.photo}>
                    {card.photo ? (
                      <Picture of={card.photo} alt="" sizes="10rem" />
                    ) : (
                      <Icon of={withoutPhoto(card)} size="huge" />
                    )}
                  </div>
                  {card.state !== 'active' && <StateBadge state={card.state} kind={card.kind} />}
                  <PageLink to={listingUrl(card)}>{keepUnits(card.title)}</PageLink>
                  <IconLink
                    icon={X}
                    label={`Vyřadit z porovnání: ${card.title}`}
                    shape="round"
                    to={compareAddress(ids.filter((id) => id !== card.id))}
                    className={styles.remove}
                  />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(columns).map(({ label, values, differs }) => (
            <tr key={label} className={classNames(differs && styles.differs)}>
              <th scope="row">
                {label}
                {differs && (
                  <Badge tone="line" icon={Scale}>
                    liší se
                  </Badge>
                )}
              </th>
              {values.map((value, index) => (
                <td key={ids[index]}>{value ?? <NoValue ended={columns[index]?.detail === undefined} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** An ended listing may have stated the value, but shows it no more. */
function NoValue({ ended }: { ended: boolean }) {
  if (ended) return <span className={text.hidden}>u skončeného inzerátu se neukazuje</span>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={text.hidden}>neuvedeno</span>
    </>
  );
}
