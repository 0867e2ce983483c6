import { type CountForms, counted } from '../../../contract/czech.ts';
import type { LocalityShape } from '../../../features/maps/components/locality-map.tsx';
import { type View, wholeMap } from '../../../features/places/components/mercator.ts';
import type { CountryOutline } from '../../../features/places/contract.ts';
import { searchAddress } from '../../../features/search/address.ts';
import { localitiesAddress, type LocalitiesState } from './localities-address.ts';

export const kindForms: Readonly<Record<LocalitiesState['kind'], CountForms>> = {
  offer: ['nabídka', 'nabídky', 'nabídek'],
  demand: ['poptávka', 'poptávky', 'poptávek'],
};

export type LocalityArea = { code: string; name: string; count: number };
type Shape = CountryOutline['regions'][number];

/** Short name of a region: `Jihomoravský kraj` becomes `Jihomoravský`. */
export function shortName(name: string): string {
  return name.replace(/^(Hlavní město|Kraj) | kraj$/g, '');
}

/** All regions; the selected one is replaced by its districts and the others are dimmed. */
export function shapesOf({
  state,
  regions,
  shapes,
  districtShapes,
}: {
  state: LocalitiesState;
  regions: readonly (LocalityArea & { districts: readonly LocalityArea[] })[];
  shapes: readonly Shape[];
  districtShapes: readonly Shape[];
}): LocalityShape[] {
  const shapeOf = (
    area: LocalityArea,
    from: readonly Shape[],
    to: string,
    aside = false,
  ): LocalityShape[] => {
    const shape = from.find(({ code }) => code === area.code);
    if (!shape) return [];
    const description = `${area.name}, ${counted(area.count, kindForms[state.kind])}`;
    const { path, label } = shape;
    return [{ ...area, shortName: shortName(area.name), description, to, path, label, aside }];
  };
  const others = regions
    .filter(({ code }) => code !== state.region)
    .flatMap((region) =>
      shapeOf(
        region,
        shapes,
        localitiesAddress({ ...state, region: region.code }),
        state.region !== undefined,
      ),
    );
  const own = regions.find(({ code }) => code === state.region)?.districts ?? [];
  return [
    ...others,
    ...own.flatMap((district) =>
      shapeOf(
        { ...district, name: `Okres ${district.name}` },
        districtShapes,
        searchAddress({ kind: [state.kind], place: [district.code] }),
      ).map((shape) => ({ ...shape, shortName: district.name })),
    ),
  ];
}

/** View box around a region with the aspect ratio of the whole map, so that the layout does not shift. */
export function regionView(shapes: readonly Shape[], code: string): View {
  const box = shapes.find((shape) => shape.code === code)?.box ?? wholeMap;
  const height = Math.round(1.15 * Math.max(box.height, (box.width * wholeMap.height) / wholeMap.width));
  const width = Math.round((height * wholeMap.width) / wholeMap.height);
  return {
    x: Math.round(box.x + (box.width - width) / 2),
    y: Math.round(box.y + (box.height - height) / 2),
    width,
    height,
  };
}
