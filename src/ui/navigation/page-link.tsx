import { type AnchorHTMLAttributes, type ReactNode, type Ref, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PrefetchedPage } from './prefetch-page.tsx';
import { transitionFrom, viewTransitionsAllowed } from './view-transition.ts';

/** Maximum number of concurrent prefetches (specification). */
const maxPrefetches = 4;
/** Milliseconds of pointing at a link before its page is prefetched. */
const intentMs = 100;

/** Cancel functions of the links being prefetched, oldest first. */
const prefetching = new Set<() => void>();

/**
 * Event handlers that prefetch a link's page on intent; `onChange` is called with whether to prefetch. A fifth prefetch
 * cancels the oldest one.
 */
export function prefetchOnIntent(onChange: (fetches: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    if (prefetching.delete(cancel)) onChange(false);
  };
  const begin = () => {
    prefetching.delete(cancel);
    for (const oldest of prefetching) if (prefetching.size >= maxPrefetches) oldest();
    prefetching.add(cancel);
    onChange(true);
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(begin, intentMs);
  };
  return {
    onMouseEnter: schedule,
    onMouseLeave: cancel,
    onFocus: schedule,
    onBlur: cancel,
    onTouchStart: schedule,
  };
}

export type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
  /** Keeps the scroll position, for links that only change a filter or a tab. */
  keepScroll?: boolean;
  /** For the link of a card whose photo and title are animated into the page. */
  withViewTransition?: boolean;
};

const ofOurPages = (to: string) =>
  to.startsWith('/') && !to.startsWith('//') && !/^\/(api|fotky)(\/|$)/.test(to);

/**
 * A link: to our own pages without a reload and prefetched on intent, anywhere else a plain `<a>`. The server renders
 * only the `<a>`, because the hooks of the router's link would take a sixth of a page's rendering time.
 */
export const PageLink = import.meta.env.SSR ? PlainLink : LiveLink;

function PlainLink({
  to,
  keepScroll: _keeps,
  withViewTransition: _withViewTransition,
  children,
  ...rest
}: PageLinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

function LiveLink(props: PageLinkProps) {
  const { to, keepScroll, withViewTransition, ...rest } = props;
  const [fetches, setFetches] = useState(false);
  const [wish] = useState(() => prefetchOnIntent(setFetches));
  useEffect(() => wish.onBlur, [wish]);
  if (!ofOurPages(to)) return <PlainLink {...props} />;
  return (
    <>
      {/* All routes are known from the start, so there are none to discover. */}
      <Link
        to={to}
        discover="none"
        preventScrollReset={keepScroll ?? false}
        viewTransition={(withViewTransition ?? false) && viewTransitionsAllowed}
        onClick={
          withViewTransition
            ? ({ currentTarget }) => transitionFrom(currentTarget.closest('article'))
            : undefined
        }
        {...wish}
        {...rest}
      />
      {fetches && <PrefetchedPage to={to} />}
    </>
  );
}
