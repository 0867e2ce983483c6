import { useMatches } from 'react-router';
import { useShell } from './shell.ts';

/** How many messages wait: as the open page of messages knows, which has just read some, or as the shell was told. */
export function useUnread(): number {
  const here = useMatches().at(-1)?.loaderData;
  const shell = useShell()?.unread ?? 0;
  return knowsUnread(here) ? here.unread : shell;
}

const knowsUnread = (loaded: unknown): loaded is { unread: number } =>
  typeof loaded === 'object' && loaded !== null && 'unread' in loaded && typeof loaded.unread === 'number';
