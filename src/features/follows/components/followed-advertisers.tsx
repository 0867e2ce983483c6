import { counted } from '../../../contract/czech.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { advertiserPath } from '../../listings/address.ts';
import type { FollowedAdvertiser } from '../contract.ts';
import { FollowButton } from './follow-button.tsx';

/** Whom somebody follows, each with a way to stop; how to begin where there is nobody. */
export function FollowedAdvertisers({
  follows,
  back,
}: {
  follows: readonly FollowedAdvertiser[];
  back: string;
}) {
  return (
    <section className={layout.stackSmall} aria-labelledby="sledovani">
      <h2 id="sledovani">Sledovaní inzerenti</h2>
      {follows.length === 0 ? (
        <p className={text.secondary}>
          Na stránce inzerenta i u jeho inzerátu najdeš tlačítko „Sledovat“. O jeho nových inzerátech ti pak
          napíšeme. Inzerent se o tom nedozví.
        </p>
      ) : (
        <ul className={layout.stackSmall}>
          {follows.map(({ slug, name, trader, listings }) => (
            <li key={slug} className={classNames(layout.panel, layout.row, layout.rowBetween)}>
              <div>
                <h3>
                  <PageLink to={advertiserPath(slug)}>{name}</PageLink>
                </h3>
                <p className={text.secondary}>
                  {trader ? 'Podnikatel' : 'Soukromá osoba'} ·{' '}
                  {counted(listings, ['inzerát', 'inzeráty', 'inzerátů'])}
                </p>
              </div>
              <FollowButton slug={slug} name={name} following back={back} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
