import type { Hand } from '../../catalogue/contract.ts';

/** The catalogue's words of the side, here once more because the catalogue is too heavy for the browser. */
export const handLabels: Record<Hand, string> = { left: 'Levá', right: 'Pravá', straight: 'Rovná' };
