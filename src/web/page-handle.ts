/** What a page may tell the layout, exported as `handle` from its route module. */
export type PageHandle = {
  /** `false` where the page has a bar of its own at the bottom of a phone. */
  bottomBar?: boolean;
};

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null;
}
