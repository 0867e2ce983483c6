import type { Conversation } from '../../contract-conversations.ts';

/** Changes when something is said, or when what was said has been read. */
export const lastSaid = ({ messages }: Pick<Conversation, 'messages'>): string =>
  [messages.at(-1)?.id, messages.filter(({ read }) => read).length].join(' ');
