import type { Viewer } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { countRefusedEmails } from '../../platform/mail/refused-emails.ts';
import { latestBackup } from '../../platform/backup/manifest.ts';
import { countJobs, countTroubledJobs } from '../../platform/queue/troubled-jobs.ts';
import { diskSpace } from '../../platform/storage/disk-space.ts';
import { countMembershipWork } from '../memberships/index.ts';
import { allOf, engineOf, isIndexed } from '../search/index.ts';
import { type AdminStatistics, type AdminWork, refusedDays } from './contract.ts';
import { countDays, countFunnel, countStock, waitingWork } from './db-admin.ts';

type Reads = Pick<Platform, 'db' | 'clock' | 'config'>;

/** Counts of pending work, shown on every page of the administration (docs/decisions/0115). */
export async function countAdminWork(
  { db, clock }: Omit<Reads, 'config'>,
  { admin }: Pick<Viewer, 'admin'>,
): Promise<AdminWork> {
  const [waiting, orders, jobs] = await Promise.all([
    waitingWork(db, clock.now()),
    admin ? countMembershipWork(db) : undefined,
    admin ? countTroubledJobs(db) : undefined,
  ]);
  const { toLookSince: since, unpaidCrowns, objections, toLook, stoppedSenders, ...reports } = waiting;
  const content = { reports, objections, toLook, toLookSince: since?.toISOString(), stoppedSenders };
  // Moderators do not see payments and jobs.
  if (!orders || !jobs) return content;
  return { ...content, orders: { ...orders, unpaidCrowns }, jobs };
}

/** State of the database, the index, the disk and the backups. */
async function readMachine({ db, config }: Reads, now: Date) {
  const [stock, disk, found, backup] = await Promise.all([
    countStock(db, now),
    diskSpace(config.storage.kind === 'folder' ? config.storage.dir : config.dataDir),
    isIndexed(db) ? countFound(db) : undefined,
    config.backupDir === undefined ? undefined : latestBackup(config.backupDir),
  ]);
  return { ...stock, disk, found, backedUpAt: backup?.endedAt };
}

/** State of the system and recent statistics. */
export async function getAdminStatistics(platform: Reads): Promise<AdminStatistics> {
  const { db, clock, config } = platform;
  const now = clock.now();
  const [machine, refusedEmails, days, funnel] = await Promise.all([
    readMachine(platform, now),
    countRefusedEmails(db, new Date(now.getTime() - refusedDays * 24 * 3_600_000)),
    countDays(db, now),
    countFunnel(db, now),
  ]);
  const { newListings, operatorMessages, living, database, disk, found, backedUpAt } = machine;
  const index = found === undefined ? undefined : { found, living };
  const backup = { nightly: config.backupDir !== undefined, last: backedUpAt };
  const system = { disk, database, index, backup };
  return { newListings, operatorMessages, refusedEmails, machine: system, days, funnel };
}

/** Number of all listings that the search can find. */
async function countFound(db: Platform['db']): Promise<number> {
  const engine = engineOf(db);
  const [offers, demands] = await Promise.all(
    (['offer', 'demand'] as const).map((kind) => engine.count(allOf(kind, Number.MAX_SAFE_INTEGER))),
  );
  return (offers ?? 0) + (demands ?? 0);
}

/** Metrics for monitoring; undefined when one cannot be measured now. */
export type SystemMeasures = {
  jobsWaiting: number;
  jobsFailed: number;
  emailsDelayed: number;
  listingsLiving: number;
  listingsFound: number | undefined;
  databaseBytes: number;
  diskFreeBytes: number | undefined;
  /** From 0 to 1. */
  diskFreeRatio: number | undefined;
  backupAgeSeconds: number | undefined;
};

/** Rejects while the database is unavailable. */
export async function measureSystem(platform: Reads): Promise<SystemMeasures> {
  const { db, clock } = platform;
  const now = clock.now();
  const [jobs, jobsWaiting, machine] = await Promise.all([
    countTroubledJobs(db),
    countJobs(db),
    readMachine(platform, now),
  ]);
  const { living, database, disk, found, backedUpAt } = machine;
  return {
    jobsWaiting,
    jobsFailed: jobs.failed,
    emailsDelayed: jobs.delayedEmails,
    listingsLiving: living,
    listingsFound: found,
    databaseBytes: database,
    diskFreeBytes: disk?.free,
    diskFreeRatio: disk && disk.total > 0 ? disk.free / disk.total : undefined,
    backupAgeSeconds: backedUpAt === undefined ? undefined : (now.getTime() - Date.parse(backedUpAt)) / 1_000,
  };
}
