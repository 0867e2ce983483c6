import type { Endpoint } from '../contract/endpoint.ts';
import type { Platform } from '../platform/platform.ts';
import type { JobHandlers, ScheduledWork } from '../platform/queue/queue.ts';
import type { ListExport } from './list-export.ts';

/** What a feature adds to the marketplace. A new one is listed in `all.ts` and `tiers.json`, and nowhere else. */
export type Feature = {
  /** Its operations, among other exports. */
  readonly contract?: Readonly<Record<string, unknown>>;
  readonly endpoints?: (platform: Platform) => Endpoint[];
  /** Work that transactions queue, by the name of the job. */
  readonly jobs?: (platform: Platform) => JobHandlers;
  /** Modules of its `mail` folder; every email they define, among other exports, is shown at /sprava/emaily. */
  readonly emails?: readonly Readonly<Record<string, unknown>>[];
  /** Its lists in the administration, as tables to save. */
  readonly lists?: readonly ListExport[];
  readonly schedule?: (platform: Platform) => ScheduledWork[];
  /** Runs after each call that changes something, before its answer; not after calls that anybody may send. */
  readonly afterChange?: (platform: Platform) => void;
};
