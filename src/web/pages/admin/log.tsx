import { actionLabel } from '../../../features/audit/components/action-labels.ts';
import { listAdminActions } from '../../../features/audit/contract.ts';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { AdminFrame } from './admin-frame.tsx';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';
import { PageHead } from '../../page-head.tsx';
import { LogSubject } from './log-subject.tsx';
import { adminLogUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';

export async function loader({ context, url }: RouteArgs) {
  return { actions: await loadForRole(url, context, listAdminActions), now: Date.now() };
}

export default function AdminLogPage({ loaderData: { actions, now } }: PageProps<typeof loader>) {
  return (
    <AdminFrame>
      <PageHead title="Deník správy" path={adminLogUrl} index={false} />
      <h1>Deník správy</h1>
      <ExportLink list="log" />
      {actions.length === 0 ? (
        <EmptyState title="Zatím nikdo nic neudělal">Každý zásah správce se sem zapíše.</EmptyState>
      ) : (
        <ul className={layout.stack}>
          {actions.map((action) => (
            <li key={action.id} className={layout.panel}>
              <b>{actionLabel(action.action)}</b>
              <p>{action.reason}</p>
              <p className={text.small}>
                {action.admin}, {formatMoment(action.doneAt, now)}, <LogSubject of={action} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </AdminFrame>
  );
}
