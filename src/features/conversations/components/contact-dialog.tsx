import { useFetcher } from 'react-router';
import { PrefetchedPage } from '../../../ui/navigation/prefetch-page.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { ContactForm } from './contact-form.tsx';
import { type ContactAnswer, type ContactValues, isNameless } from './contact-values.ts';

export type ContactDialogProps = {
  open: boolean;
  onClose: () => void;
  /** URL of the page with the same form. */
  action: string;
  title: string;
  questions: readonly string[];
  known: ContactValues;
};

/** The contact form in a dialog over the listing; after sending it returns to the listing. */
export function ContactDialog({ open, onClose, action, title, questions, known }: ContactDialogProps) {
  const fetcher = useFetcher<ContactAnswer>({ key: action });
  return (
    <Modal open={open} onClose={onClose} title={title}>
      {/* Prefetches the code for submitting: without it, a lost connection would reload the page. */}
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
