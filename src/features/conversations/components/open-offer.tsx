import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { crowns } from '../../../contract/czech.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Conversation } from '../contract.ts';
import styles from './conversation-view.module.css';

/** Anchor of a message in its conversation; also used by reports. */
export const messageAnchor = (id: string): string => `zprava-${id}`;

/**
 * A bar with the other side's open offer above the end of the messages, shown only while the offer's card is out
 * of view, so that there is one accept button at a time. Without JavaScript only the card is shown.
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

/** Whether less than 60 % of an element is visible. */
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
