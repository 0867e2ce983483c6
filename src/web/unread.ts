import { useMatches } from 'react-router';
import { useShell } from './shell.ts';

/**
 * Number of unread messages: from the open messages page, which may have just marked some as read, or from the
 * shell.
 */
export function useUnread(): number {
  const here = useMatches().at(-1)?.loaderData;
  const shell = useShell()?.unread ?? 0;
  return knowsUnread(here) ? here.unread : shell;
}

const knowsUnread = (loaded: unknown): loaded is { unread: number } =>
  typeof loaded === 'object' && loaded !== null && 'unread' in loaded && typeof loaded.unread === 'number';
