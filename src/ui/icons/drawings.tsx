import type { ComponentProps } from 'react';
import file from './drawings.svg';
import type { IconDrawing } from './icon.tsx';

/** An icon repeated in lists: its shape is in a separate SVG file, which the HTML only references. */
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
export const ArrowUpDown = drawing('arrow-up-down');
export const BadgeCheck = drawing('badge-check');
export const Ban = drawing('ban');
export const Bell = drawing('bell');
export const BellOff = drawing('bell-off');
export const BellPlus = drawing('bell-plus');
export const Check = drawing('check');
export const BookOpen = drawing('book-open');
export const ChevronDown = drawing('chevron-down');
export const ChevronLeft = drawing('chevron-left');
export const ChevronRight = drawing('chevron-right');
export const ChevronsUp = drawing('chevrons-up');
export const CircleAlert = drawing('circle-alert');
export const CircleCheck = drawing('circle-check');
export const CircleX = drawing('circle-x');
export const Clock = drawing('clock');
export const Eye = drawing('eye');
export const Heart = drawing('heart');
export const House = drawing('house');
export const Image = drawing('image');
export const ImageOff = drawing('image-off');
export const Images = drawing('images');
export const Info = drawing('info');
export const List = drawing('list');
export const Map = drawing('map');
export const MapPin = drawing('map-pin');
export const MessageCircle = drawing('message-circle');
export const MessagesSquare = drawing('messages-square');
export const Pencil = drawing('pencil');
export const Phone = drawing('phone');
export const Plus = drawing('plus');
export const Ruler = drawing('ruler');
export const Scale = drawing('scale');
export const Search = drawing('search');
export const Share2 = drawing('share-2');
export const ShieldCheck = drawing('shield-check');
export const SlidersHorizontal = drawing('sliders-horizontal');
export const Tag = drawing('tag');
export const TriangleAlert = drawing('triangle-alert');
export const Undo2 = drawing('undo-2');
export const UserRound = drawing('user-round');
export const X = drawing('x');

/** The blade of a left-handed stick, seen from above. */
export const BladeLeft = drawing('blade-left');

/** The blade of a right-handed stick, seen from above. */
export const BladeRight = drawing('blade-right');
