import { getPartner } from '../../../features/content/contract.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { callApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import { Trail } from '../../trail.tsx';
import { advertiserUrl, partnersUrl, partnerUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { foundOr404 } from './content.server.ts';
import styles from './partners.module.css';
import { Prose } from './prose.tsx';

export async function loader({ context, params, url }: RouteArgs<'partner'>) {
  const answer = await callApi(context, getPartner, { params: { slug: params.partner } });
  return foundOr404(context, url.pathname, answer);
}

export default function Partner({ loaderData: partner }: PageProps<typeof loader>) {
  const { slug, name, kind, town, description, logo, web, since, paid, advertiser, html } = partner;
  return (
    <div className={classNames(layout.wrap, layout.narrow)}>
      <PageHead title={name} description={description} path={partnerUrl(slug)} />
      <Trail steps={[{ label: 'Partneři', to: partnersUrl }, { label: name }]} />
      <div className={classNames(layout.pageHead, layout.stackSmall)}>
        {logo && <img src={logo} alt={`Logo: ${name}`} width={96} height={96} className={styles.logo} />}
        <h1>{name}</h1>
        <p className={classNames(text.small, text.muted)}>
          {kind}, {town} · partner od {formatDate(since)}
          {paid && ' · Placená spolupráce'}
        </p>
        <p className={text.lead}>{description}</p>
      </div>
      <Prose html={html} />
      <div className={classNames(layout.row, layout.section)}>
        {advertiser && <LinkButton to={advertiserUrl(advertiser)}>Inzeráty partnera</LinkButton>}
        {web && (
          <LinkButton to={web} variant="secondary" rel={paid ? 'sponsored noopener' : 'noopener'}>
            Web partnera
          </LinkButton>
        )}
      </div>
    </div>
  );
}
