import { Children, type MouseEvent, type ReactNode } from 'react';
import { Form } from 'react-router';
import chip from '../../../ui/cards/chip.module.css';
import { announceChange } from '../../../ui/forms/announce-change.ts';
import { writeText } from '../../../ui/forms/form-draft.ts';
import type { Conversation } from '../contract.ts';
import { quickReplies } from './quick-reply-texts.ts';
import styles from './quick-replies.module.css';

export type QuickRepliesProps = {
  conversation: Pick<Conversation, 'side' | 'listing' | 'reservedHere' | 'hasAccount'>;
  /** URL of the conversation, which handles the form. */
  action: string;
  /** The `id` of the field that a reply is inserted into. */
  field: string;
  /** Actions before the replies, visible without scrolling on a phone. */
  first?: ReactNode;
  /** Actions after the replies. */
  children?: ReactNode;
};

/** Common replies: a button inserts one into the message, without JavaScript it sends it. */
export function QuickReplies({ conversation, action, field, first, children }: QuickRepliesProps) {
  const replies = quickReplies(conversation);
  if (replies.length + Children.toArray([first, children]).length === 0) return null;

  function insert(event: MouseEvent<HTMLButtonElement>) {
    const message = document.getElementById(field);
    if (!(message instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    const reply = event.currentTarget.value;
    const typed = message.value.trim();
    if (!typed.includes(reply)) writeText(message, [typed, reply].filter(Boolean).join(' '));
    announceChange(message);
    message.focus();
  }

  return (
    <Form method="post" action={action} preventScrollReset>
      <ul className={styles.replies} aria-label="Rychlé odpovědi">
        {Children.map(first, asItem)}
        {replies.map((reply) => (
          <li key={reply}>
            <button name="message" value={reply} className={chip.chip} onClick={insert}>
              {reply}
            </button>
          </li>
        ))}
        {Children.map(children, asItem)}
      </ul>
    </Form>
  );
}

const asItem = (action: ReactNode) => action && <li>{action}</li>;
