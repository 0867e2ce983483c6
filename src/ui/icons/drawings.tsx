import type { ComponentProps } from 'react';
import file from './drawings.svg';
import type { IconDrawing } from './icon.tsx';

/** A drawing that lists repeat: it stands in a file of its own, and the HTML only names it. */
function drawing(id: string): IconDrawing {
  function Drawing({ className, strokeWidth, 'aria-hidden': hidden }: ComponentProps<IconDrawing>) {
    return (
      <svg className={className} strokeWidth={strokeWidth} aria-hidden={hidden}>
        <use href={`${file}#${id}`} />
      </svg>
    );
  }
  Drawing.displayName = id;
  return Drawing;
}

export const ArrowLeftRight = drawing('arrow-left-right');
export const BellPlus = drawing('bell-plus');
export const ChevronDown = drawing('chevron-down');
export const ChevronRight = drawing('chevron-right');
export const ChevronsUp = drawing('chevrons-up');
export const Clock = drawing('clock');
export const Heart = drawing('heart');
export const House = drawing('house');
export const Image = drawing('image');
export const Images = drawing('images');
export const List = drawing('list');
export const Map = drawing('map');
export const MapPin = drawing('map-pin');
export const Plus = drawing('plus');
export const Scale = drawing('scale');
export const Search = drawing('search');
export const SlidersHorizontal = drawing('sliders-horizontal');
export const UserRound = drawing('user-round');
export const X = drawing('x');

/** The blade of a left-handed stick, seen from above. */
export const BladeLeft = drawing('blade-left');

/** The blade of a right-handed stick, seen from above. */
export const BladeRight = drawing('blade-right');
