import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Conversation, getConversation } from '../../../features/contact/contract.ts';
import { api } from '../../../ui/calls/api.ts';

/** Changes when something is said, or when what was said has been read. */
const lastSaid = ({ messages }: Pick<Conversation, 'messages'>): string =>
  [messages.at(-1)?.id, messages.filter(({ read }) => read).length].join(' ');

const every = 15_000;

/**
 * Asks now and then, while the page is looked at, whether a conversation has grown or been read since it was loaded,
 * and loads it anew when it has. Nothing is asked of an older page of it, nor without a connection.
 */
export function useUnreadNews(conversation: Conversation, newest: boolean): void {
  const { revalidate } = useRevalidator();
  const { id } = conversation;
  const loaded = newest ? lastSaid(conversation) : undefined;
  useEffect(() => {
    if (loaded === undefined) return;
    const ask = () => {
      if (document.hidden || !navigator.onLine) return;
      api<typeof getConversation>('get', `/account/conversations/${id}`).then(
        (now) => void (lastSaid(now) !== loaded && revalidate()),
        // Logged; asked again in a while.
        () => undefined,
      );
    };
    const timer = setInterval(ask, every);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [id, loaded, revalidate]);
}
