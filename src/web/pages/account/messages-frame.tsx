import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Form, type RouterContextProvider } from 'react-router';
import { messagesListUrl, messagesUrl } from '../../../contract/urls.ts';
import { ConversationList } from '../../../features/conversations/components/conversation-list.tsx';
import { listConversations, searchMaxLength } from '../../../features/conversations/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { Search } from '../../../ui/icons/drawings.tsx';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { getPushKey } from '../../../features/push/contract.ts';
import { loadFromApi } from '../../api-client.ts';
import { PushSwitch } from '../../pwa/push-switch.tsx';
import { useShell } from '../../shell.ts';
import styles from './messages-frame.module.css';

/** The conversations of a URL: a page of all, or of those matching a search. */
export async function loadListed(context: Readonly<RouterContextProvider>, url: URL, archived: boolean) {
  const q = (url.searchParams.get('hledat') ?? '').trim().slice(0, searchMaxLength);
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const query = { shelved: archived ? 'true' : 'false', q, cursor } as const;
  const [listed, { key: pushKey }] = await Promise.all([
    loadFromApi(context, listConversations, { query }),
    loadFromApi(context, getPushKey),
  ]);
  return { ...listed, archived, q, cursor, pushKey };
}

export type Listed = Awaited<ReturnType<typeof loadListed>>;

export type MessagesFrameProps = {
  listed: Listed;
  /** The open conversation. */
  current: string | undefined;
  /** The conversation shown beside the list on wide screens without having been selected. */
  beside: string | undefined;
  /** The one beside was clicked or typed in. */
  onChoose: () => void;
  now: number;
  /** The open conversation, or its placeholder. */
  children: ReactNode;
};

/** The list of conversations beside the open one; phones show only one of them. */
export function MessagesFrame({ listed, current, beside, onChoose, now, children }: MessagesFrameProps) {
  const { items, next, archived, q, cursor, pushKey } = listed;
  const build = useShell()?.build;
  const open = current !== undefined;
  const list = useScrollOf(messagesListUrl({ archived, q, cursor }));
  return (
    <>
      <div className={classNames(styles.frame, open && styles.open, items.length === 0 && styles.bare)}>
        <div className={styles.head}>
          {open ? (
            <PageLink to={messagesListUrl({ archived })} className={styles.title}>
              Zprávy
            </PageLink>
          ) : (
            <h1 className={styles.title}>Zprávy</h1>
          )}
          <Tabs
            label="Zprávy"
            tabs={[
              { label: 'Doručené', to: messagesListUrl({ q }), current: !archived },
              { label: 'Archiv', to: messagesListUrl({ archived: true, q }), current: archived },
            ]}
          />
          {(items.length > 0 || q !== '') && <Find archived={archived} q={q} />}
        </div>
        <nav className={styles.list} aria-label="Konverzace" ref={list}>
          <ConversationList
            items={items}
            urlOf={(id) => messagesListUrl({ q, cursor }, id)}
            current={current}
            beside={beside}
            now={now}
          />
          {next && (
            <LinkButton to={messagesListUrl({ archived, q, cursor: next })} variant="tertiary">
              Starší konverzace
            </LinkButton>
          )}
        </nav>
        {/* Only observes clicks and typing in the conversation; the events are not cancelled. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          className={styles.thread}
          onPointerDown={onChoose}
          onKeyDown={({ key }) => key !== 'Tab' && onChoose()}
        >
          {children}
        </div>
      </div>
      {pushKey && build && (
        <div className={styles.push}>
          <PushSwitch serverKey={pushKey} build={build} />
        </div>
      )}
    </>
  );
}

function Find({ archived, q }: Pick<Listed, 'archived' | 'q'>) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(q);
  // The field is not remounted when a search is started or cleared; text typed before hydration stays.
  useEffect(() => {
    if (field.current && shown.current !== q) field.current.value = q;
    shown.current = q;
  }, [q]);
  return (
    <Form action={messagesUrl} role="search" aria-label="Hledat ve zprávách" className={styles.find}>
      <Input
        ref={field}
        type="search"
        name="hledat"
        aria-label="Hledat ve zprávách"
        placeholder="Hledat ve zprávách"
        icon={Search}
        defaultValue={q}
        maxLength={searchMaxLength}
        autoComplete="off"
      />
      {archived && <input type="hidden" name="odlozene" value="1" />}
      <Button variant="secondary">Najít</Button>
      {q !== '' && (
        <p className={text.small}>
          <PageLink to={messagesListUrl({ archived })}>Zrušit hledání</PageLink>
        </p>
      )}
    </Form>
  );
}

/** Scroll position of the list when its page was left. */
let left = { address: '', top: 0 };

/**
 * Restores the list's scroll position when conversations are opened beside it, and keeps the open one in view.
 */
function useScrollOf(address: string) {
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    element.scrollTop = left.address === address ? left.top : 0;
    const edges = element.getBoundingClientRect();
    const open = element.querySelector('[aria-current]')?.getBoundingClientRect();
    if (open && (open.top < edges.top || open.bottom > edges.bottom))
      element.scrollTop += open.top - edges.top;
    return () => {
      left = { address, top: element.scrollTop };
    };
  }, [address]);
  return list;
}
