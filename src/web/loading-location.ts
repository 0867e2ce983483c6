/** Navigation state that suppresses the loading overlay, for navigations with hardly any visible change. */
export const withoutOverlay = 'without-overlay';
