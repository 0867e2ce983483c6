import { encode } from 'uqr';
import type { QrShape } from '../../contract/qr.ts';

/** Width of the quiet zone in modules, required by ISO/IEC 18004. */
const quiet = 4;

/**
 * A QR code as one SVG path of unit squares. Error correction is M (15 %), as the QR Platba standard
 * requires, and higher where the code does not grow.
 */
export function renderQr(text: string): QrShape {
  const { data, size } = encode(text, { ecc: 'M', border: quiet, boostEcc: true });
  const path = data.flatMap((row, y) =>
    darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return { size, path: path.join('') };
}

/** The code as rows of modules, `true` for dark ones, for bitmaps with one pixel per module. */
export const qrRows = (text: string): boolean[][] =>
  encode(text, { ecc: 'M', border: quiet, boostEcc: true }).data;

/** The code as an SVG file, for downloading or printing. */
export function qrSvg(text: string): string {
  const { size, path } = renderQr(text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  );
}

/** Start and length of each run of dark modules in a row. */
function darkRuns(row: readonly boolean[]): [x: number, width: number][] {
  return [
    ...row
      .map((dark) => (dark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ].map((run) => [run.index, run[0].length]);
}
