import type { ReactNode } from 'react';

/** Returns the HTML of `children`, rendered now or cached for the same key. */
type RenderFragment = (key: string, children: () => ReactNode) => string;

let renderFragment: RenderFragment | undefined;

/** Set by the server; when undefined, as in the browser, fragments are rendered in place. */
export function renderFragmentsWith(render: RenderFragment | undefined): void {
  renderFragment = render;
}

type CachedFragmentProps = {
  as: 'article' | 'details' | 'div';
  id?: string | undefined;
  className?: string | undefined;
  open?: boolean;
  /**
   * Everything the content depends on, as text: the same key must always give the same HTML. Never cached when
   * undefined.
   */
  cacheKey: string | undefined;
  children: () => ReactNode;
};

/**
 * An element whose content the server renders once for many pages, such as a card found by many searches. The browser
 * hydrates it normally. The content cannot use the page's contexts or `useId`, because the server renders it separately
 * (docs/decisions/0013).
 */
export function CachedFragment({ as: Element, cacheKey, children, ...rest }: CachedFragmentProps) {
  if (import.meta.env.SSR && renderFragment && cacheKey !== undefined) {
    // The HTML is React's own rendering of the same children, so it is safe.
    // oxlint-disable-next-line react/no-danger
    return <Element {...rest} dangerouslySetInnerHTML={{ __html: renderFragment(cacheKey, children) }} />;
  }
  return <Element {...rest}>{children()}</Element>;
}
