import type { CardNote } from '../../../ui/cards/card-notes.tsx';
import {
  BladeLeft,
  BladeRight,
  MapPin,
  Ruler,
  Search,
  SlidersHorizontal,
  Tag,
} from '../../../ui/icons/drawings.tsx';
import type { Miss } from './shown-card.ts';

const icons = new Map([
  ['price', Tag],
  ['place', MapPin],
  ['shaftLengthCm', Ruler],
  ['totalLengthCm', Ruler],
  ['flexMm', Ruler],
  ['shoeSizeEu', Ruler],
  ['size', Ruler],
  ['word', Search],
]);

/** Criteria that a listing misses, each with an icon of its kind. */
export const missNotes = (misses: readonly Miss[] = []): CardNote[] =>
  misses.map(({ key, label }) => ({ text: label, icon: iconOf(key, label) }));

function iconOf(key: string, label: string) {
  if (key === 'hand') return label.startsWith('pravá') ? BladeRight : BladeLeft;
  return icons.get(key) ?? SlidersHorizontal;
}
