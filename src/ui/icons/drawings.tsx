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
export const ChevronDown = drawing('chevron-down');
export const ChevronsUp = drawing('chevrons-up');
export const Heart = drawing('heart');
export const Image = drawing('image');
export const Images = drawing('images');
export const Search = drawing('search');

/** The blade of a left-handed stick, seen from above. */
export const BladeLeft = drawing('blade-left');

/** The blade of a right-handed stick, seen from above. */
export const BladeRight = drawing('blade-right');
