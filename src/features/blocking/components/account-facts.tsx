import { counted } from '../../../contract/czech.ts';
import { Badge } from '../../../ui/cards/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { advertiserPath } from '../../listings/address.ts';
import { formatDate } from '../../listings/components/format-time.ts';
import type { ManagedAccount } from '../contract.ts';

const listings = ['inzerát', 'inzeráty', 'inzerátů'] as const;

/** Whose account it is, and whether it is open. */
export function AccountFacts({ account }: { account: ManagedAccount }) {
  const { email, publicName, slug, createdAt, trader, living, sessions, block } = account;
  return (
    <>
      <div className={classNames(layout.row, layout.rowBetween)}>
        <h2>{publicName}</h2>
        <Badge tone={block ? 'error' : 'success'}>{block ? 'Zablokovaný' : 'Aktivní'}</Badge>
      </div>
      <p>
        {email}, {trader ? 'podnikatel' : 'soukromá osoba'}, od {formatDate(createdAt)}
      </p>
      <p className={text.secondary}>
        {counted(living, listings)} v bazaru, přihlášená zařízení: {sessions}.{' '}
        {!block && <PageLink to={advertiserPath(slug)}>Veřejná stránka</PageLink>}
      </p>
      {block && (
        <p>
          Zablokováno {formatDate(block.since)}, staženo {counted(block.listings, listings)}. Důvod:{' '}
          {block.reason} Pravidlo: {block.rule}
        </p>
      )}
    </>
  );
}
