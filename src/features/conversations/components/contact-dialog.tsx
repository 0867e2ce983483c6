import { useFetcher } from 'react-router';
import { PrefetchedPage } from '../../../ui/navigation/prefetch-page.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { ContactForm } from './contact-form.tsx';
import { type ContactAnswer, type ContactValues, isNameless } from './contact-values.ts';

export type ContactDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The address of the page with the same form. */
  action: string;
  title: string;
  questions: readonly string[];
  known: ContactValues;
};

/** The contact form over the listing; a sent message leads back to it. */
export function ContactDialog({ open, onClose, action, title, questions, known }: ContactDialogProps) {
  const fetcher = useFetcher<ContactAnswer>({ key: action });
  return (
    <Modal open={open} onClose={onClose} title={title}>
      {/* What sending needs is fetched now: were the connection gone by then, the router would load the page again. */}
      <PrefetchedPage to={action} />
      <ContactForm
        form={fetcher.Form}
        action={action}
        questions={questions}
        values={known}
        answer={fetcher.data}
        sending={fetcher.state !== 'idle'}
        naming={isNameless(known)}
        ownEmail={known.email}
      />
    </Modal>
  );
}
