import { type CountForms, counted } from '../../../contract/czech.ts';
import { PhotoTile, PhotoTiles } from '../../../ui/cards/photo-tile.tsx';
import { categoryUrl } from '../../urls.ts';

const files = import.meta.glob<string>('../../assets/categories/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Addresses of the drawings of the categories that have one, by the category's slug. */
const categoryPictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ''), url]),
);

const offers: CountForms = ['nabídka', 'nabídky', 'nabídek'];

export type CategoryTilesProps = {
  categories: readonly { slug: string; name: string }[];
  counts: Readonly<Record<string, number>>;
};

/** The categories that have a drawing, each with the number of its offers. */
export function CategoryTiles({ categories, counts }: CategoryTilesProps) {
  return (
    <PhotoTiles>
      {categories.map(({ slug, name }) => {
        const picture = categoryPictures[slug];
        return (
          picture && (
            <PhotoTile
              key={slug}
              to={categoryUrl(slug)}
              name={name.replace(' a ', ' a\u00a0')}
              note={counted(counts[slug] ?? 0, offers)}
              photo={<img src={picture} alt="" width={200} height={200} loading="lazy" />}
            />
          )
        );
      })}
    </PhotoTiles>
  );
}
