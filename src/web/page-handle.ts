/** What a page may tell the layout, exported as `handle` from its route module. */
export type PageHandle = {
  /** `false` where the page has a bar of its own at the bottom of a phone. */
  bottomBar?: boolean;
  /**
   * `true` where the page has a field for searching of its own, so that the header needs none; the id of a form of
   * the page that the header's field belongs to.
   */
  searches?: true | string;
};

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null;
}
