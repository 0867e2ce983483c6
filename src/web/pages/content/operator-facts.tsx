import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { privacyUrl, questionsUrl, reportingUrl, termsUrl } from '../../urls.ts';
import styles from './operator-facts.module.css';
import type { OrganizationFacts } from './organization.tsx';

const profileNames = { facebook: 'Facebook', instagram: 'Instagram', x: 'X', youtube: 'YouTube' } as const;

/** Who runs the bazaar and how else to reach them, as the settings say. */
export function OperatorFacts({ facts: { operator, email, social } }: { facts: OrganizationFacts }) {
  const profiles = (['facebook', 'instagram', 'x', 'youtube'] as const).flatMap((id) => {
    const address = social[id];
    return address ? [{ label: profileNames[id], address }] : [];
  });
  return (
    <aside className={classNames(layout.stack, styles.facts)}>
      <section className={layout.panel}>
        <h2>E-mail</h2>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p className={classNames(text.small, text.secondary)}>
          Odpověď možná už čeká mezi <PageLink to={questionsUrl}>častými dotazy</PageLink>.
        </p>
      </section>
      <section className={layout.panel}>
        <h2>Provozovatel</h2>
        <p>{operator.name}</p>
        {operator.address && <p>{operator.address}</p>}
        {operator.id && <p>IČO {operator.id}</p>}
      </section>
      {profiles.length > 0 && (
        <section className={layout.panel}>
          <h2>Profily</h2>
          <ul>
            {profiles.map(({ label, address }) => (
              <li key={address}>
                <a href={address} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={layout.panel}>
        <h2>Kontaktní místo</h2>
        <p className={text.small}>
          Uživatelé i orgány veřejné moci (čl. 11 a 12 nařízení o digitálních službách) se mohou obracet na
          stejný e-mail, česky nebo anglicky. Nezákonný obsah nahlásíš formulářem s tématem Nahlášení obsahu;
          co má oznámení mít, píšeme v <PageLink to={reportingUrl}>pravidlech</PageLink>.
        </p>
        <p className={text.small}>
          <PageLink to={termsUrl}>Obchodní podmínky</PageLink> ·{' '}
          <PageLink to={privacyUrl}>Osobní údaje</PageLink>
        </p>
      </section>
    </aside>
  );
}
