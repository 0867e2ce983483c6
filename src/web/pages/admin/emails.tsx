import { counted } from '../../../contract/czech.ts';
import { adminEmailsUrl, adminEmailUrl } from '../../../contract/urls.ts';
import { listEmailKinds } from '../../../features/emails/contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { AdminFrame } from './admin-frame.tsx';
import admin from './admin.module.css';
import { loadForRole } from './load-for-role.ts';

export async function loader({ context, url }: RouteArgs) {
  return { kinds: await loadForRole(url, context, listEmailKinds) };
}

/** Every kind of email the site sends, by its occasion; each specimen links to its preview. */
export default function AdminEmailsPage({ loaderData: { kinds } }: PageProps<typeof loader>) {
  return (
    <AdminFrame>
      <PageHead title="E-maily, správa" path={adminEmailsUrl} index={false} />
      <h1>E-maily</h1>
      <p className={text.secondary}>
        Bazar posílá {counted(kinds.length, ['druh e-mailu', 'druhy e-mailů', 'druhů e-mailů'])}. Údaje v
        ukázkách jsou vymyšlené.
      </p>
      <ul className={layout.stackSmall}>
        {kinds.map(({ name, when, specimens }) => (
          <li key={name} className={classNames(layout.panel, layout.stackSmall)}>
            <h2 className={admin.group}>{when}</h2>
            <ul className={layout.stackSmall}>
              {specimens.map(({ label, subject }, at) => (
                <li key={label}>
                  <PageLink to={adminEmailUrl(name, at)}>{subject}</PageLink>{' '}
                  <span className={text.small}>{label}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </AdminFrame>
  );
}
