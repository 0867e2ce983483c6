import { type ComponentType, type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageLink, type PageLinkProps } from '../../../ui/navigation/page-link.tsx';
import type { ReportDialogProps } from './report-dialog.tsx';

/**
 * A link to the report form. With JavaScript the form opens as a dialog, loaded on the first press; if loading
 * fails, the page opens instead.
 */
export function ReportLink({ to, ...link }: PageLinkProps) {
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const [open, setOpen] = useState(false);
  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(true);
    if (Dialog) return;
    import('./report-dialog.tsx').then(
      ({ ReportDialog }) => setDialog(() => ReportDialog),
      () => void navigate(to),
    );
  }
  return (
    <>
      <PageLink rel="nofollow" {...link} to={to} onClick={show} />
      {Dialog && <Dialog to={to} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
