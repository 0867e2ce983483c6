import { useId } from 'react';
import { useFetcher } from 'react-router';
import { PrefetchedPage } from '../../../ui/navigation/prefetch-page.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { ContactForm, SendButton } from './contact-form.tsx';
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
  const formId = useId();
  const sending = fetcher.state !== 'idle';
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      footer={<SendButton sending={sending} form={formId} />}
    >
      {/* Prefetches the code for submitting: without it, a lost connection would reload the page. */}
      <PrefetchedPage to={action} />
      <ContactForm
        id={formId}
        form={fetcher.Form}
        action={action}
        questions={questions}
        values={known}
        answer={fetcher.data}
        sending={sending}
        naming={isNameless(known)}
        ownEmail={known.email}
      />
    </Modal>
  );
}
