import { createContext, useContext } from 'react';

/** What the build made for a page: its styles, and the modules its scripts begin with. */
export type PageAssets = { styles: readonly string[]; modules: readonly string[] };

/** Known on the server alone; in the browser they are there already. */
export const AssetsContext = createContext<PageAssets>({ styles: [], modules: [] });

export function Styles() {
  return useContext(AssetsContext).styles.map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="default" />
  ));
}
