import { join } from 'node:path';
import type { Config } from '../config.ts';

/**
 * Marker file in the data folder: written once the demo data are complete or removed, so an interrupted start fills
 * again.
 */
export const demoMark = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'demo-filled');
