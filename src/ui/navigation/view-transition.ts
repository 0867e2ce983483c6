/**
 * View transition of a card's photo and title into the page it links to, and back: the animated card has this
 * attribute, by which styles give the two their `view-transition-name`. When no card has it, the page's own photo and
 * title have the names.
 */
const mark = 'data-view-transition';

/** Whether the browser supports view transitions and the user has not asked for reduced motion. */
export const viewTransitionsAllowed =
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Selects the card to animate next, replacing any other; undefined selects the page's own photo and title. */
export function transitionFrom(card: Element | null | undefined): void {
  document.querySelector(`article[${mark}]`)?.removeAttribute(mark);
  card?.setAttribute(mark, '');
  document.documentElement.toggleAttribute(mark, Boolean(card));
}

/** The card in the viewport that links to this path. */
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
