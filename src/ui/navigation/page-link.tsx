import { type AnchorHTMLAttributes, type ReactNode, type Ref, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PrefetchedPage } from './prefetch-page.tsx';
import { transitionFrom, viewTransitionsAllowed } from './view-transition.ts';

/** How many pages are fetched ahead at once (specification). */
const atOnce = 4;
/** Milliseconds of pointing at a link that mean it. */
const meaning = 100;

/** How each link whose page is fetched ahead gives that up, the longest meant first. */
const running = new Set<() => void>();

/**
 * What a link does to have its page fetched ahead; `told` hears whether to. A fifth takes the place of the one that
 * was meant longest ago.
 */
export function wishFor(onChange: (fetches: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = () => {
    clearTimeout(timer);
    if (running.delete(giveUp)) onChange(false);
  };
  const begin = () => {
    running.delete(giveUp);
    for (const oldest of running) if (running.size >= atOnce) oldest();
    running.add(giveUp);
    onChange(true);
  };
  const mean = () => {
    clearTimeout(timer);
    timer = setTimeout(begin, meaning);
  };
  return { onMouseEnter: mean, onMouseLeave: giveUp, onFocus: mean, onBlur: giveUp, onTouchStart: mean };
}

export type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
  /** Keeps the scroll position, for links that only change a filter or a tab. */
  keepScroll?: boolean;
  /** The link of a card, whose photo and title glide into the page. */
  withViewTransition?: boolean;
};

const ofOurPages = (to: string) =>
  to.startsWith('/') && !to.startsWith('//') && !/^\/(api|fotky)(\/|$)/.test(to);

/**
 * A link: to our pages without a reload and fetched on intent, anywhere else a plain `<a>`. The server renders nothing
 * but the `<a>` of the router's link, whose hooks would take a sixth of the rendering of a page.
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
  const [wish] = useState(() => wishFor(setFetches));
  useEffect(() => wish.onBlur, [wish]);
  if (!ofOurPages(to)) return <PlainLink {...props} />;
  return (
    <>
      {/* All routes are known from the start, so none is left to discover. */}
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
