import type { ReactNode } from 'react';

/** Gives the HTML of `children`, rendered now or earlier for the same key. */
type RenderFragment = (key: string, children: () => ReactNode) => string;

let renderFragment: RenderFragment | undefined;

/** Set by the server; without it, as in the browser, fragments are rendered in their place as usual. */
export function renderFragmentsWith(render: RenderFragment | undefined): void {
  renderFragment = render;
}

type CachedFragmentProps = {
  as: 'article' | 'details' | 'div';
  id?: string | undefined;
  className?: string | undefined;
  open?: boolean;
  /** All that the inside is rendered from, as text: the same text always gives the same HTML. Without it: never cached. */
  cacheKey: string | undefined;
  children: () => ReactNode;
};

/**
 * An element whose inside the server renders once for many pages, such as a card that many searches find. The browser
 * hydrates it as any other. Inside stand neither contexts of the page nor `useId`: on the server it is rendered apart
 * (docs/decisions/0013).
 */
export function CachedFragment({ as: Element, cacheKey, children, ...rest }: CachedFragmentProps) {
  if (import.meta.env.SSR && renderFragment && cacheKey !== undefined) {
    // What stands in it is what React renders of the same children.
    // oxlint-disable-next-line react/no-danger
    return <Element {...rest} dangerouslySetInnerHTML={{ __html: renderFragment(cacheKey, children) }} />;
  }
  return <Element {...rest}>{children()}</Element>;
}
