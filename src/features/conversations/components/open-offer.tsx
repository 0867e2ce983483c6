import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { crowns } from '../../../contract/czech.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Conversation } from '../contract.ts';
import styles from './conversation-view.module.css';

/** Where a message stands in its conversation; reports lead there, too. */
export const messageAnchor = (id: string): string => `zprava-${id}`;

/**
 * A price of the other side that waits for an answer, over the end of the messages: while the card that proposes it is
 * out of sight, so that there is one way to accept it, and not two. Without a script the card alone.
 */
export function OpenOffer({ messages, action }: Pick<Conversation, 'messages'> & { action: string }) {
  const found = messages.findLast(({ own, offer }) => !own && offer?.state === 'open');
  const waiting = found === messages.at(-1) ? undefined : found;
  const away = useOutOfSight(waiting && messageAnchor(waiting.id));
  if (!waiting?.offer) return null;
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className={styles.waiting}
      data-shown={away || undefined}
    >
      <input type="hidden" name="offer" value={waiting.id} />
      <span>
        Nabízí <b>{crowns(waiting.offer.price)}</b>
      </span>
      <Button name="intent" value="accept-offer" variant="tertiary" size="tap">
        Přijmout
      </Button>
    </Form>
  );
}

/** Whether most of an element lies outside of what is scrolled to. */
function useOutOfSight(id: string | undefined): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const element = id === undefined ? null : document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      ([seen]) => setAway(seen !== undefined && seen.intersectionRatio < 0.6),
      { threshold: [0, 0.6] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return away;
}
