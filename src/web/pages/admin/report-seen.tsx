import type { ReactNode } from 'react';
import { adminListingUrl } from '../../../contract/urls.ts';
import type { ReportedContent } from '../../../features/reports/contract.ts';
import { AttributeTable } from '../../../ui/cards/attribute-table.tsx';
import { FactStrip } from '../../../ui/cards/fact-strip.tsx';
import { Price } from '../../../ui/cards/price.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import admin from './admin.module.css';
import styles from './report-seen.module.css';

type Snapshot = NonNullable<ReportedContent['snapshot']>;

const momentLabels = { report: 'nahlášení', decision: 'rozhodnutí' } as const;
const priceLabel = 'Cena';
/** At most this many measured facts fit in the strip. */
const inStrip = 3;
const isMeasured = (value: string) => /^\d/.test(value) && value.length <= 9;

/** The reported content as it was then, what was noticed about it, and links to its current state. */
export function SeenContent({
  content: { subject, snapshot, changed },
  children,
}: {
  content: ReportedContent;
  children: ReactNode;
}) {
  const [kind, id] = subject.split(':');
  return (
    <section className={classNames(layout.panel, layout.stack, styles.seen)} aria-label="Jak to vypadalo">
      {snapshot && <Seen snapshot={snapshot} />}
      {changed && <p className={text.secondary}>Inzerent inzerát od nahlášení změnil.</p>}
      {kind === 'listing' && (
        <p>
          <PageLink to={adminListingUrl(Number(id))}>Inzerát ve správě, jak je teď</PageLink>
        </p>
      )}
      {children}
    </section>
  );
}

function Seen({ snapshot: { of, title, content, facts, photo, photos } }: { snapshot: Snapshot }) {
  const price = facts.find(({ label }) => label === priceLabel);
  const others = facts.filter((fact) => fact !== price);
  const short = others.filter(({ value }) => isMeasured(value)).slice(0, inStrip);
  const rest = others.filter((fact) => !short.includes(fact));
  return (
    <div className={styles.body}>
      {photos.length > 0 ? (
        <Photos addresses={photos} />
      ) : (
        photo && <img src={photo} alt="" width="240" className={admin.photo} />
      )}
      <div className={layout.stack}>
        <div className={layout.stackSmall}>
          <p className={text.eyebrow}>Jak to vypadalo při {momentLabels[of]}</p>
          <h2 className={styles.title}>{title}</h2>
          {price && (
            <p className={styles.price}>
              <Price text={price.value} />
            </p>
          )}
        </div>
        {short.length > 0 && <FactStrip facts={short} />}
        {content !== '' && <p className={admin.words}>{content}</p>}
      </div>
      {rest.length > 0 && (
        <div className={styles.facts}>
          <AttributeTable label="Parametry" rows={rest.map(({ label, value }) => ({ name: label, value }))} />
        </div>
      )}
    </div>
  );
}

function Photos({ addresses }: { addresses: readonly string[] }) {
  return (
    <div className={styles.photos}>
      {addresses.map((address, index) => (
        <a key={address} href={address}>
          <img
            src={address}
            width={index === 0 ? 240 : 56}
            height={index === 0 ? 240 : 56}
            alt={`Fotka ${index + 1} při nahlášení`}
            loading="lazy"
          />
        </a>
      ))}
    </div>
  );
}
