import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ContactDialogProps } from '../../../features/conversations/components/contact-dialog.tsx';
import { clearFormDraft } from '../../../ui/forms/form-draft.ts';

/** The contact dialog, loaded on first use; if loading fails, the page opens instead. */
export function useContactDialog(address: string) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<ContactDialogProps>>();
  // Sending a message creates a history entry, which closes the dialog.
  const [openAt, setOpenAt] = useState<string>();
  return {
    Dialog,
    open: openAt === key,
    show: () => {
      setOpenAt(key);
      if (Dialog) return;
      import('../../../features/conversations/components/contact-dialog.tsx').then(
        ({ ContactDialog }) => setDialog(() => ContactDialog),
        () => void navigate(address),
      );
    },
    close: () => {
      clearFormDraft(address);
      setOpenAt(undefined);
    },
  };
}
