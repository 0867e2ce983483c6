import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { z } from 'zod';
import { type BankAccount, readBankAccount } from './contract/bank-account.ts';
import { OperatorProblem } from './platform/operator-problem.ts';
import { environmentOf, settings, type Settings } from './settings.ts';
import type { StoragePlace } from './platform/storage/place.ts';

export type Config = {
  readonly env: 'development' | 'test' | 'production';
  readonly host: string;
  /** 0 lets the system choose; once running, the config contains the chosen port. */
  readonly port: number;
  /** Whether other processes may listen on the same port. */
  readonly portShared: boolean;
  /** Number of processes that one start runs. */
  readonly processes: number;
  readonly role: Settings['ROLE'];
  /** Public base address without a trailing slash. */
  readonly appUrl: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** A transaction pooler in front of the database. Undefined: none. */
  readonly databasePoolerUrl?: string | undefined;
  /** A streaming replica of it, for what may be seconds old. Absent: there is none. */
  readonly databaseReplicaUrl?: string | undefined;
  /** Of pages; jobs have their own. */
  readonly databaseConnections: number;
  /** Milliseconds that a page waits for the database. */
  readonly databaseTimeout: number;
  /** Undefined: emails go to the outbox in `dataDir`. */
  readonly smtpUrl?: string | undefined;
  readonly mailFrom: string;
  readonly contactEmail: string;
  /** An e-mail address, or the https URL of a page. */
  readonly securityContact: string;
  /** Mailbox for replies to emails about messages. Undefined: such emails cannot be replied to. */
  readonly relay?:
    | {
        /** In lower case; a key of the conversation is added to the local part. */
        readonly address: string;
        readonly secret: string;
        /** Includes the credentials. Undefined: a mail provider posts replies to the site. */
        readonly imapUrl?: string | undefined;
      }
    | undefined;
  readonly newsletterPerMinute: number;
  /** In lower case. */
  readonly adminEmails: readonly string[];
  /** Names of applications that may call the API; always includes `web`, our own pages. */
  readonly accessTokens: readonly string[];
  /** Storage of pictures; the path of a folder is absolute. */
  readonly storage: StoragePlace;
  /** Absolute folder of nightly backups. Undefined: no backups. */
  readonly backupDir?: string | undefined;
  readonly backupsKept: number;
  /** Address on which metrics are served. Undefined: not served. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
  /** Undefined: SMS go to the outbox; in production none are sent. */
  readonly smsUrl?: string | undefined;
  /** Base URL of the register of companies, without a trailing slash. */
  readonly aresBaseUrl: string;
  /** Undefined: maps show only our own outline. */
  readonly mapTiles?: { readonly url: string; readonly attribution?: string | undefined } | undefined;
  /** Undefined: browsers are not offered push messages. */
  readonly push?:
    | {
        readonly publicKey: string;
        readonly privateKey: string;
        readonly services: readonly string[];
      }
    | undefined;
  /** Undefined: paid levels cannot be ordered. */
  readonly bankAccount?: BankAccount | undefined;
  /** Whether the `refCode` cookie requires the visitor's consent. */
  readonly referralConsent: Settings['REFERRAL_CONSENT'];
  /** Undefined: signing in with this provider is not offered. */
  readonly google?:
    | { readonly clientId: string; readonly clientSecret: string; readonly issuer: string }
    | undefined;
  readonly facebook?:
    | {
        readonly clientId: string;
        readonly clientSecret: string;
        /** Undefined: Facebook's own two servers. */
        readonly baseUrl?: string | undefined;
      }
    | undefined;
  readonly logLevel: Settings['LOG_LEVEL'];
  /** Whether an empty database is filled with demo listings at start. */
  readonly demo: boolean;
  readonly operator: {
    readonly name: string;
    readonly id?: string | undefined;
    readonly address?: string | undefined;
    /** Follows the seat in legal texts: `zapsaný v živnostenském rejstříku`. */
    readonly register?: string | undefined;
    readonly phone?: string | undefined;
    readonly databox?: string | undefined;
  };
  /**
   * When undefined, payment documents are stored as long as if the operator paid VAT, because a deletion cannot be
   * undone.
   */
  readonly operatorPaysVat: boolean | undefined;
  readonly social: {
    readonly facebook?: string | undefined;
    readonly instagram?: string | undefined;
    readonly x?: string | undefined;
    readonly youtube?: string | undefined;
  };
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** Parses and validates all settings; throws an `OperatorProblem` that names every wrong one. */
export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new OperatorProblem(wrongSettings(parsed.error));
  return configOf(parsed.data);
}

/** The settings of this process: environment variables take precedence over `.env` in the working folder. */
export function loadConfig(): Config {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return readConfig({ ...file, ...process.env });
}

const inAddress = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** `127.0.0.1:9464` or `[::1]:9464`. */
export const formatHostPort = (host: string, port: number): string => `${inAddress(host)}:${port}`;

/** Parses the result of `formatHostPort`. */
function hostAndPort(address: string): { host: string; port: number } {
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(address.slice(colon + 1)) };
}

/** Replaces port 0 in the settings by the port that the system chose. */
export function withPort(config: Config, port: number): Config {
  return config.port === port
    ? config
    : { ...config, port, appUrl: config.appUrl.replace(/:0$/, `:${port}`) };
}

function configOf(set: Settings): Config {
  const env = environmentOf(set);
  const appUrl = set.APP_URL ?? `http://${browsable(set.HOST)}:${set.PORT}`;
  const mailHost = new URL(appUrl).hostname;
  const dataDir = resolve(set.DATA_DIR);
  return {
    env,
    host: set.HOST,
    port: set.PORT,
    portShared: set.PORT_SHARED,
    processes: set.PROCESSES ?? defaultProcesses(set),
    role: set.ROLE,
    appUrl,
    dataDir,
    databaseUrl: set.DATABASE_URL,
    databasePoolerUrl: set.DATABASE_POOLER_URL,
    databaseReplicaUrl: set.DATABASE_REPLICA_URL,
    databaseConnections: set.DATABASE_CONNECTIONS,
    databaseTimeout: set.DATABASE_TIMEOUT * 1_000,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM ?? `Florbalový bazar <neodpovidat@${mailHost}>`,
    contactEmail: set.CONTACT_EMAIL ?? `info@${mailHost}`,
    securityContact: set.SECURITY_CONTACT ?? set.CONTACT_EMAIL ?? `info@${mailHost}`,
    relay:
      set.RELAY_ADDRESS && set.RELAY_SECRET
        ? { address: set.RELAY_ADDRESS, secret: set.RELAY_SECRET, imapUrl: set.RELAY_IMAP_URL }
        : undefined,
    newsletterPerMinute: set.NEWSLETTER_PER_MINUTE,
    adminEmails: set.ADMIN_EMAILS,
    accessTokens: [...new Set(['web', ...set.API_ACCESS_TOKENS])],
    storage: storageOf(set.STORAGE_URL, dataDir),
    backupDir: set.BACKUP_DIR === undefined ? undefined : resolve(set.BACKUP_DIR),
    backupsKept: set.BACKUPS_KEPT,
    metrics: set.METRICS_ADDRESS === undefined ? undefined : hostAndPort(set.METRICS_ADDRESS),
    smsUrl: set.SMS_URL,
    aresBaseUrl: set.ARES_BASE_URL,
    mapTiles: set.MAP_TILE_URL ? { url: set.MAP_TILE_URL, attribution: set.MAP_TILE_ATTRIBUTION } : undefined,
    push:
      set.PUSH_PUBLIC_KEY && set.PUSH_PRIVATE_KEY
        ? { publicKey: set.PUSH_PUBLIC_KEY, privateKey: set.PUSH_PRIVATE_KEY, services: set.PUSH_SERVICES }
        : undefined,
    bankAccount: set.BANK_ACCOUNT === undefined ? undefined : readBankAccount(set.BANK_ACCOUNT),
    referralConsent: set.REFERRAL_CONSENT,
    google: client(set.GOOGLE_CLIENT_ID, set.GOOGLE_CLIENT_SECRET, { issuer: set.GOOGLE_ISSUER }),
    facebook: client(set.FACEBOOK_CLIENT_ID, set.FACEBOOK_CLIENT_SECRET, { baseUrl: set.FACEBOOK_BASE_URL }),
    logLevel: set.LOG_LEVEL,
    demo: set.DEMO ?? (env !== 'production' && set.DATABASE_URL === undefined),
    operator: {
      name: set.OPERATOR_NAME ?? 'Florbalový bazar',
      id: set.OPERATOR_ID,
      address: set.OPERATOR_ADDRESS,
      register: set.OPERATOR_REGISTER,
      phone: set.OPERATOR_PHONE,
      databox: set.OPERATOR_DATABOX,
    },
    operatorPaysVat: set.OPERATOR_PAYS_VAT,
    social: {
      facebook: set.SOCIAL_FACEBOOK,
      instagram: set.SOCIAL_INSTAGRAM,
      x: set.SOCIAL_X,
      youtube: set.SOCIAL_YOUTUBE,
    },
  };
}

/** At most four by default: each process has its own index and caches, so more are an explicit choice. */
function defaultProcesses(set: Settings): number {
  const several = environmentOf(set) === 'production' && !set.PORT_SHARED && set.ROLE !== 'worker';
  return several ? Math.min(availableParallelism(), 4) : 1;
}

/** OAuth client settings; undefined without both id and secret. */
function client<More>(clientId: string | undefined, clientSecret: string | undefined, more: More) {
  return clientId && clientSecret ? { clientId, clientSecret, ...more } : undefined;
}

/** The host as used in URLs; wildcard addresses become `localhost`. */
function browsable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return inAddress(host);
}

/** One sentence about all errors; without values, because some are passwords. */
function wrongSettings(error: z.ZodError): string {
  return `${error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join('; ')}.`;
}

function storageOf(place: StoragePlace | undefined, dataDir: string): StoragePlace {
  if (!place) return { kind: 'folder', dir: resolve(dataDir, 'storage') };
  return place.kind === 'folder' ? { ...place, dir: resolve(place.dir) } : place;
}
