import { listPartners, type PartnerCard } from '../../../features/content/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { loadFromApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { Trail } from '../../trail.tsx';
import { cooperationMessageUrl, cooperationUrl, partnersUrl, partnerUrl } from '../../../contract/urls.ts';
import styles from './partners.module.css';

export async function loader({ context }: RouteArgs) {
  return loadFromApi(context, listPartners);
}

export default function Partners({ loaderData: { partners } }: PageProps<typeof loader>) {
  return (
    <div className={layout.wrap}>
      <PageHead
        title="Partneři"
        description="Oddíly, turnaje, prodejny a servisy, které s Florbalovým bazarem spolupracují, a jak se k nim přidat."
        path={partnersUrl}
      />
      <Trail steps={[{ label: 'Partneři' }]} />
      <div className={layout.pageHead}>
        <h1>Partneři</h1>
        <p className={text.lead}>
          Partnerem může být oddíl, turnaj, prodejna, servis nebo svaz. Pomáhá výbavě najít nového hráče a my
          o něm dáme vědět.
        </p>
      </div>
      {partners.length > 0 ? (
        <ul className={styles.list}>
          {partners.map((partner) => (
            <li key={partner.slug}>
              <PartnerTile partner={partner} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={text.secondary}>Zatím tu žádný partner není. První místo je volné.</p>
      )}
      <section className={classNames(layout.section, text.prose)}>
        <h2>Co partner dává a co dostane</h2>
        <ul>
          <li>
            <strong>Oddíl</strong> pověsí plakát do haly a řekne o bazaru rodičům. Dostane stránku tady a
            odkaz s vlastním kódem, u kterého vidí, kolik lidí přes něj přidalo inzerát.
          </li>
          <li>
            <strong>Turnaj</strong> postaví bazarový stůl, kde si lidé výbavu předají. O akci dáme vědět na
            stránce partnera.
          </li>
          <li>
            <strong>Prodejna a servis</strong> poradí na blogu nebo pomůže s výbavou. Představíme je i s
            odkazem na jejich web.
          </li>
        </ul>
        <p>
          Spolupráci, za kterou někdo platí, vždycky označíme. Pořadí inzerátů neovlivní. Víc o možnostech
          píšeme na stránce <PageLink to={cooperationUrl}>Spolupráce</PageLink>.
        </p>
        <p>
          <LinkButton to={cooperationMessageUrl}>Chci být partnerem</LinkButton>
        </p>
      </section>
    </div>
  );
}

/** A partner in the list; paid partnerships are labelled. */
function PartnerTile({ partner }: { partner: PartnerCard }) {
  const { slug, name, kind, town, description, logo, paid } = partner;
  return (
    <PageLink to={partnerUrl(slug)} className={styles.tile}>
      {logo && <img src={logo} alt="" width={96} height={96} loading="lazy" />}
      <span>
        <span className={text.eyebrow}>
          {kind}, {town}
        </span>
        <h2>{name}</h2>
        <span className={text.secondary}>{description}</span>
        {paid && <span className={classNames(text.small, styles.paid)}>Placená spolupráce</span>}
      </span>
    </PageLink>
  );
}
