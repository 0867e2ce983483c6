import type { ReactNode } from 'react';

/** Gives the HTML of what is drawn from `from`, drawn now or before. */
type Draw = (from: string, children: () => ReactNode) => string;

let draw: Draw | undefined;

/** Lends the hand of the server that draws, or takes it away; without it everything is drawn in its place as usual. */
export function drawOnceWith(hand: Draw | undefined): void {
  draw = hand;
}

type DrawnOnceProps = {
  as: 'article' | 'details' | 'div';
  className?: string | undefined;
  open?: boolean;
  /** All that the inside is drawn from, as text: the same text must always give the same HTML. Nothing: never kept. */
  from: string | undefined;
  children: () => ReactNode;
};

/**
 * An element whose inside the server renders once for many pages, such as a card that many searches find. The browser
 * draws and takes it over as any other. Inside stand neither contexts of the page nor `useId`: on the server it is
 * drawn apart (docs/decisions/0013).
 */
export function DrawnOnce({ as: Element, from, children, ...rest }: DrawnOnceProps) {
  if (import.meta.env.SSR && draw && from !== undefined) {
    // What stands in it is what React draws of the same children.
    // oxlint-disable-next-line react/no-danger
    return <Element {...rest} dangerouslySetInnerHTML={{ __html: draw(from, children) }} />;
  }
  return <Element {...rest}>{children()}</Element>;
}
