/**
 * A card's photo and title glide into the page they lead to, and back: the card on its way carries this attribute,
 * by which styles give the two the names of a view transition. While no card does, the page's own two have the names.
 */
const mark = 'data-view-transition';

/** Whether the browser can, and nobody asked for less motion. */
export const viewTransitionsAllowed =
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets this card glide next, instead of any before; nothing lets the page's own photo and title. */
export function transitionFrom(card: Element | null | undefined): void {
  document.querySelector(`article[${mark}]`)?.removeAttribute(mark);
  card?.setAttribute(mark, '');
  document.documentElement.toggleAttribute(mark, Boolean(card));
}

/** The card in view that leads to this path of ours. */
export function cardOf(path: string): Element | undefined {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('article a')) {
    const card = link.closest('article');
    if (link.pathname === path && card && inView(card)) return card;
  }
  return undefined;
}

function inView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
