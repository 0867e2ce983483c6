import { encode } from 'uqr';
import type { QrShape } from '../../contract/qr.ts';

/** Light modules around the code, as ISO/IEC 18004 asks. */
const quiet = 4;

/**
 * A QR code as one path of unit squares. Correction M (15 %), which the QR Platba standard names;
 * raised by itself where that costs no more room.
 */
export function renderQr(text: string): QrShape {
  const { data, size } = encode(text, { ecc: 'M', border: quiet, boostEcc: true });
  const path = data.flatMap((row, y) =>
    darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return { size, path: path.join('') };
}

/** The same as rows of modules, dark ones `true`, for a picture of one point a module. */
export const qrRows = (text: string): boolean[][] =>
  encode(text, { ecc: 'M', border: quiet, boostEcc: true }).data;

/** The same as a file of its own, for a picture that is downloaded or printed. */
export function qrSvg(text: string): string {
  const { size, path } = renderQr(text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  );
}

/** Where dark modules begin in a row, and how many follow each other. */
function darkRuns(row: readonly boolean[]): [x: number, width: number][] {
  return [
    ...row
      .map((dark) => (dark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ].map((run) => [run.index, run[0].length]);
}
