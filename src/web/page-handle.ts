/** Layout options of a page, exported as `handle` from its route module. */
export type PageHandle = {
  /** False for a page with its own bar at the bottom of a phone. */
  bottomBar?: boolean;
  /**
   * True for a page with its own search field, which replaces the header's; or the id of a form of the page that
   * the header's field belongs to.
   */
  searches?: true | string;
  /** True for a page that fits itself between the top of the screen and a phone's keyboard. */
  besideKeyboard?: boolean;
};

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null;
}
