const files = import.meta.glob<string>('../../assets/categories/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Addresses of the drawings of the categories that have one, by the category's slug. */
export const categoryPictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ''), url]),
);
