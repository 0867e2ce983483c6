import { fold } from '../../contract/fold.ts';

/** How names are compared: `Frýdek-Místek` becomes `frydek mistek`. */
export function normalName(text: string): string {
  return fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .join(' ');
}
