import { join } from 'node:path';
import type { Config } from '../config.ts';

/** Stands in the data folder once the demo data are all in, or were removed; a start cut short fills them again. */
export const demoMark = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'demo-filled');
