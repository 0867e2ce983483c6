import type { MouseEvent } from 'react';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { MessageCircle } from '../../../ui/icons/drawings.tsx';

export type ContactLinkProps = {
  to: string;
  demand: boolean;
  /** Opens the dialog instead of the page. */
  onOpen: () => void;
  size?: 'medium' | 'large' | undefined;
};

/** Link to the contact page; with JavaScript it opens a dialog. */
export function ContactLink({ to, demand, onOpen, size }: ContactLinkProps) {
  function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <LinkButton to={to} icon={MessageCircle} size={size} block onClick={open}>
      {demand ? 'Napsat' : 'Napsat prodejci'}
    </LinkButton>
  );
}
