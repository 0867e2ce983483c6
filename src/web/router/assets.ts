import type { PageAssets } from './document-assets.tsx';

/** An entry of Vite's manifest. */
type Chunk = { file: string; css?: string[] | undefined; imports?: string[] | undefined };
export type Manifest = Readonly<Record<string, Chunk>>;

/** Output of the build; without a manifest (development) sources are served directly. */
export type Assets = {
  readonly manifest?: Manifest;
  /** Modules that must run before ours. */
  readonly before?: readonly string[];
};

const entry = 'src/web/entry.client.tsx';

/** Modules and styles that a page of these files of `src/web` loads initially, the entry first. */
export function assetsOf({ manifest }: Assets, files: readonly string[]): PageAssets {
  if (!manifest) return { styles: [], modules: [`/${entry}`] };
  const modules = new Set<string>();
  const styles = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || modules.has(`/${chunk.file}`)) return;
    modules.add(`/${chunk.file}`);
    for (const each of chunk.imports ?? []) add(each);
    // A page's own rules come after those of the components they adjust.
    for (const css of chunk.css ?? []) styles.add(`/${css}`);
  };
  for (const name of [entry, ...files.map((file) => `src/web/${file}`)]) add(name);
  return { styles: [...styles], modules: [...modules] };
}
