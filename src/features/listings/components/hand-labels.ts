import type { Hand } from '../../catalogue/contract.ts';

/** Duplicates the catalogue's labels of the side, because the catalogue is too large for the browser. */
export const handLabels: Record<Hand, string> = { left: 'Levá', right: 'Pravá', straight: 'Rovná' };
