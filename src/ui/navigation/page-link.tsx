import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { glideFrom, mayGlide } from './glide.ts';

export type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
  /** Keeps the scroll position, for links that only change a filter or a tab. */
  keepScroll?: boolean;
  /** The link of a card, whose photo and title glide into the page. */
  glides?: boolean;
};

const ofOurPages = (to: string) =>
  to.startsWith('/') && !to.startsWith('//') && !/^\/(api|fotky)(\/|$)/.test(to);

/**
 * A link: to our pages without a reload and fetched on intent, anywhere else a plain `<a>`. The server draws nothing
 * but the `<a>` of the router's link, whose hooks would take a sixth of the drawing of a page.
 */
export function PageLink({ to, keepScroll = false, glides = false, children, ...rest }: PageLinkProps) {
  if (import.meta.env.SSR || !ofOurPages(to)) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    // All routes are known from the start, so none is left to discover.
    <Link
      to={to}
      prefetch="intent"
      discover="none"
      preventScrollReset={keepScroll}
      viewTransition={glides && mayGlide}
      onClick={glides ? ({ currentTarget }) => glideFrom(currentTarget.closest('article')) : undefined}
      {...rest}
    >
      {children}
    </Link>
  );
}
