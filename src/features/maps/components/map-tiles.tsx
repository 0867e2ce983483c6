import { origin, unitZoom, type View } from '../../places/components/mercator.ts';

/** Tiles are as wide as some three parts of the map, so that a map takes about twenty. */
const tilesAcross = 3;

/** Picture tiles of web maps, laid where the drawing has them. */
export function MapTiles({ url, view }: { url: string; view: View }) {
  const zoom = Math.min(18, Math.max(0, Math.round(unitZoom + Math.log2((256 * tilesAcross) / view.width))));
  const side = 256 * 2 ** (unitZoom - zoom);
  const from = {
    column: Math.floor((view.x + origin.x) / side),
    row: Math.floor((view.y + origin.y) / side),
  };
  const columns = Math.ceil(view.width / side) + 1;
  const rows = Math.ceil(view.height / side) + 1;
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = from.column + (index % columns);
    const row = from.row + Math.floor(index / columns);
    const href = url.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row));
    return (
      <image
        key={href}
        href={href}
        x={column * side - origin.x}
        y={row * side - origin.y}
        width={side}
        height={side}
      />
    );
  });
}
