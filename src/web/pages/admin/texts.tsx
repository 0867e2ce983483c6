import { listTexts } from '../../../features/content/contract.ts';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { loadAsAdmin } from './load-as-admin.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { adminTextsUrl, adminTextUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';

const names = {
  pages: 'Stránky',
  blog: 'Blog',
  faq: 'Časté dotazy',
  partners: 'Partneři',
  downloads: 'Ke stažení',
} as const;

export async function loader({ context, url }: RouteArgs) {
  const texts = await loadAsAdmin(url, context, listTexts);
  return { groups: [...Map.groupBy(texts, ({ collection }) => collection)], now: Date.now() };
}

export default function AdminTextsPage({ loaderData: { groups, now } }: PageProps<typeof loader>) {
  const [notice, close] = useNotice();
  return (
    <AdminFrame current={adminTextsUrl}>
      <PageHead title="Texty webu" path={adminTextsUrl} index={false} />
      <h1>Texty webu</h1>
      <p className={text.secondary}>
        Změna je na webu hned. Nový text vznikne uložením na nové adrese, třeba{' '}
        {adminTextUrl('blog', 'muj-clanek')}.
      </p>
      {notice === 'stazeno' && (
        <Alert severity="success" onClose={close} scrollHere>
          Text je z webu pryč. V databázi zůstává.
        </Alert>
      )}
      {groups.map(([collection, texts]) => (
        <section
          key={collection}
          className={classNames(layout.panel, layout.stack)}
          aria-labelledby={collection}
        >
          <h2 id={collection}>{names[collection]}</h2>
          <ul className={layout.stackSmall}>
            {texts.map(({ slug, title, savedAt }) => (
              <li key={slug}>
                <PageLink to={adminTextUrl(collection, slug)}>{title}</PageLink>{' '}
                <span className={text.small}>{formatMoment(savedAt, now)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </AdminFrame>
  );
}
