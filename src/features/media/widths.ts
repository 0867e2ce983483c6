import { photoWidths } from './contract.ts';

/** The widths a photo is made in, in pixels: never wider than itself, and its own width when it falls between. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, Math.max(...photoWidths));
  return [...photoWidths.filter((step) => step < widest), widest];
}
