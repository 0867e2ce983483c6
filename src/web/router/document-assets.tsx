import { createContext, useContext } from 'react';

/** Build output for a page: its styles, and the modules loaded initially. */
export type PageAssets = { styles: readonly string[]; modules: readonly string[] };

/** Provided on the server only; in the browser they are loaded already. */
export const AssetsContext = createContext<PageAssets>({ styles: [], modules: [] });

export function Styles() {
  return useContext(AssetsContext).styles.map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="default" />
  ));
}
