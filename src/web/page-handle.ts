/** What a page may tell the layout, exported as `handle` from its route module. */
export type PageHandle = {
  /** `false` where the page has a bar of its own at the bottom of a phone. */
  bottomBar?: boolean;
  /** The page has a field for searching of its own, so that the header needs none. */
  searches?: boolean;
};

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null;
}
