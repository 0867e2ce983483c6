/** State of a navigation that changes next to nothing of what is seen: nothing covers the page meanwhile. */
export const withoutOverlay = 'without-overlay';
