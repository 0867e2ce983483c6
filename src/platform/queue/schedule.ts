/**
 * Work done at set times, harmless when repeated. `cron` has five fields, in UTC;
 * runs missed in the last day, while nothing was up, are made up for at start.
 */
export type ScheduledWork = { readonly name: string; readonly cron: string; run(): Promise<void> };
