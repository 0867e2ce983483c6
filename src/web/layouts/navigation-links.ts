export type NavigationLink = { label: string; to: string };

export type FooterColumn = { title: string; links: readonly NavigationLink[] };

/** Links of the shell; only existing URLs are allowed. */
export type ShellLinks = {
  /** Second row of the header. */
  categories: readonly NavigationLink[];
  /** Right end of the second row. */
  secondary?: readonly NavigationLink[] | undefined;
  footer: readonly FooterColumn[];
  /** External profiles. */
  social?: readonly NavigationLink[] | undefined;
};

/** Whether a link is the current page, or (with `below`) an ancestor of it. */
export function isCurrent(link: string, path: string, below = false): boolean {
  return path === link || (below && link !== '/' && path.startsWith(`${link}/`));
}
