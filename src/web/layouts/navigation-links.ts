export type NavigationLink = { label: string; to: string };

export type FooterColumn = { title: string; links: readonly NavigationLink[] };

/** What the shell around every page needs; only addresses that exist may be given. */
export type ShellLinks = {
  /** The second row of the header. */
  categories: readonly NavigationLink[];
  /** At the right end of the second row. */
  secondary?: readonly NavigationLink[] | undefined;
  footer: readonly FooterColumn[];
  /** Profiles outside, written as words. */
  social?: readonly NavigationLink[] | undefined;
};

/** Whether a link leads to the page being looked at, or (with `below`) to one above it. */
export function isCurrent(link: string, path: string, below = false): boolean {
  return path === link || (below && link !== '/' && path.startsWith(`${link}/`));
}
