import { z } from 'zod';
import { readBankAccount } from './contract/bank-account.ts';
import { adminUrl } from './contract/urls.ts';
import { databaseShape } from './database-settings.ts';
import { operatorShape } from './operator-settings.ts';
import { isLoopbackUrl } from './platform/loopback.ts';
import { baseAddress, flag, list, number, safeAddress, storage, text, webAddress } from './setting-values.ts';

/** What must identify an operator by law (§ 435 and § 1820 of the Civil Code). */
const operatorSettings = ['OPERATOR_NAME', 'OPERATOR_ID', 'OPERATOR_ADDRESS'] as const;

/** Every setting, by its environment variable; docs/configuration.md is generated from this. */
export const settings = z
  .object({
    NODE_ENV: z
      .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
      .optional()
      .meta({
        description: 'Production sends real email, logs JSON, has no outbox page and no demo data.',
        unset: 'production once `APP_URL` is public, otherwise development',
      }),
    HOST: text.default('127.0.0.1').meta({ description: 'Address the web server listens on.' }),
    PORT: number(0, 65_535)
      .prefault('3000')
      .meta({ description: 'Port the web server listens on; 0 picks any free one.' }),
    PORT_SHARED: flag.default(false).meta({
      description:
        'Lets processes started individually with one `DATABASE_URL` listen on the same `PORT`; Linux distributes connections among them.',
    }),
    PROCESSES: number(1, 64).optional().meta({
      description: 'Number of processes per start; they share `PORT`, and the first of them runs the jobs.',
      unset: 'one per processor in production, at most four; otherwise one',
    }),
    ROLE: z.enum(['all', 'web', 'worker'], { error: 'must be all, web or worker' }).default('all').meta({
      description:
        'What this process does: `web` serves visitors, `worker` runs jobs and serves only `/zdravi`, `all` does both.',
    }),
    APP_URL: baseAddress.optional().meta({
      description: 'Public base address, used in emails, sharing tags and the Origin check.',
      unset: '`http://HOST:PORT`',
    }),
    DATA_DIR: text
      .default('data')
      .meta({ description: 'Folder for all persistent data: embedded database, pictures, outbox.' }),
    ...databaseShape,
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' })
      .optional()
      .meta({
        description: 'Mail server, with user name and password if it needs them. Required in production.',
        unset: 'emails go to the outbox, shown at `/posta` if `APP_URL` is on this machine',
      }),
    MAIL_FROM: text
      .regex(/^[^<>\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, {
        error: 'must be an address or Name <address>',
      })
      .optional()
      .meta({ description: 'Sender of every email.', unset: '`neodpovidat@` the host of `APP_URL`' }),
    RELAY_ADDRESS: text
      .toLowerCase()
      .regex(/^[a-z0-9._-]{1,14}@[a-z0-9.-]+$/, {
        error: 'must be an e-mail address with a name of at most 14 characters and no +',
      })
      .optional()
      .meta({
        description:
          'Mailbox for replies to emails about messages, such as `odpoved@bazar.example`. It must also receive email for `odpoved+anything@`.',
        unset: 'messages are answered on the site; people without an account see addresses',
      }),
    RELAY_SECRET: text.min(16, { error: 'must have at least 16 characters' }).optional().meta({
      description:
        'Secret from which reply addresses are derived, and the password of the mail provider that posts replies to `/prichozi-posta`. After a change, replies to older emails are no longer accepted.',
      unset: 'messages are answered on the site',
    }),
    RELAY_IMAP_URL: z
      .url({ protocol: /^imaps?$/, abort: true, error: 'must be an address that begins with imaps://' })
      .refine((url) => url.startsWith('imaps:') || isLoopbackUrl(url), {
        error: 'must begin with imaps://, or be on this machine',
      })
      .optional()
      .meta({
        description:
          'That mailbox with user name and password, polled every minute: `imaps://name:password@host`. It must be used for nothing else, because messages are deleted once read.',
        unset: 'replies are posted by a mail provider',
      }),
    CONTACT_EMAIL: z
      .email({ error: 'must be an e-mail address' })
      .optional()
      .meta({ description: 'Public contact address.', unset: '`info@` the host of `APP_URL`' }),
    SECURITY_CONTACT: text
      .regex(/^(https:\/\/\S+|[^\s@]+@[^\s@]+)$/, {
        error: 'must be an e-mail address or begin with https://',
      })
      .optional()
      .meta({
        description: 'Where to report vulnerabilities, published at `/.well-known/security.txt`.',
        unset: '`CONTACT_EMAIL`',
      }),
    ADMIN_EMAILS: list
      .transform((addresses) => addresses.map((address) => address.toLowerCase()))
      .pipe(z.array(z.email({ error: 'must be e-mail addresses separated by commas' })))
      .prefault('')
      .meta({
        description: `Admins, who may use the administration at \`${adminUrl}\`, by their verified e-mail addresses.`,
        unset: 'nobody',
      }),
    NEWSLETTER_PER_MINUTE: number(1, 6_000).prefault('120').meta({
      description:
        'Newsletter emails sent per minute, and the same number of notices about changed terms; set it by the limits of the mail server.',
    }),
    API_ACCESS_TOKENS: list.prefault('').meta({
      description:
        'Applications that may call the API, besides `web`, separated by commas. A token identifies an application and grants no access.',
    }),
    STORAGE_URL: storage.optional().meta({
      description:
        'Where pictures are stored: `file:` and a folder, or an S3 bucket as `s3+https://KEY:SECRET@HOST/BUCKET/FOLDER?region=REGION`, with `/` and `+` in the secret percent-encoded; folder and region are optional.',
      unset: '`file:DATA_DIR/storage`',
    }),
    BACKUP_DIR: text.optional().meta({
      description: 'Folder for nightly backups, preferably on another disk; also used by `npm run backup`.',
      unset: 'no automatic backups',
    }),
    BACKUPS_KEPT: number(1, 1_000)
      .prefault('14')
      .meta({ description: 'Number of backups kept there; older ones are deleted.' }),
    ARES_BASE_URL: webAddress
      .transform((url) => url.replace(/\/$/, ''))
      .prefault('https://ares.gov.cz/ekonomicke-subjekty-v-be/rest')
      .meta({ description: 'Public register of companies, which returns the name and seat for an IČO.' }),
    SMS_URL: webAddress
      .transform((url) => decodeURI(url))
      .optional()
      .meta({
        description:
          'HTTP gateway for SMS, with user name and password if it needs them. `{to}` and `{text}` in it are replaced; without them it gets a POST with both as JSON.',
        unset: 'phone codes go to the outbox; in production phones are not verified',
      }),
    GOOGLE_CLIENT_ID: text.optional().meta({
      description: 'Client of Google Sign-In; its redirect URI is `APP_URL/prihlaseni/google/zpet`.',
      unset: 'signing in with Google is not offered',
    }),
    GOOGLE_CLIENT_SECRET: text
      .optional()
      .meta({ description: 'Secret of that client.', unset: 'signing in with Google is not offered' }),
    GOOGLE_ISSUER: safeAddress
      .prefault('https://accounts.google.com')
      .meta({ description: 'OpenID Connect issuer used for signing in with Google.' }),
    FACEBOOK_CLIENT_ID: text.optional().meta({
      description: 'App of Facebook Login; its redirect URI is `APP_URL/prihlaseni/facebook/zpet`.',
      unset: 'signing in with Facebook is not offered',
    }),
    FACEBOOK_CLIENT_SECRET: text
      .optional()
      .meta({ description: 'Secret of that app.', unset: 'signing in with Facebook is not offered' }),
    FACEBOOK_BASE_URL: safeAddress.optional().meta({
      description: 'Server used instead of both of Facebook’s, with the API version in the path.',
      unset: '`https://www.facebook.com/v23.0` and `https://graph.facebook.com/v23.0`',
    }),
    MAP_TILE_URL: webAddress
      .refine((url) => ['{z}', '{x}', '{y}'].every((part) => decodeURI(url).includes(part)), {
        error: 'must name {z}, {x} and {y}',
      })
      .transform((url) => decodeURI(url))
      .optional()
      .meta({
        description:
          'Raster tiles under the maps (Mercator, 256 px), e.g. `https://tiles.example/{z}/{x}/{y}.png`. Browsers load them from that server.',
        unset: 'only the built-in shapes of regions and districts',
      }),
    MAP_TILE_ATTRIBUTION: text
      .optional()
      .meta({ description: 'Attribution required by the licence of the tiles.', unset: 'not shown' }),
    PUSH_PUBLIC_KEY: text.optional().meta({
      description: 'Public VAPID key for push notifications; `npm run push-keys` generates a pair.',
      unset: 'push notifications are not offered',
    }),
    PUSH_PRIVATE_KEY: text
      .optional()
      .meta({ description: 'Private key of that pair.', unset: 'push notifications are not offered' }),
    PUSH_SERVICES: list
      .prefault('fcm.googleapis.com *.push.services.mozilla.com *.notify.windows.com *.push.apple.com')
      .meta({
        description: 'Hosts of push services that notifications may be sent to; `*.` matches any subdomain.',
      }),
    BANK_ACCOUNT: text
      .refine((written) => readBankAccount(written) !== undefined, {
        error: 'must be a Czech account such as 19-2000145399/0800, or its IBAN',
      })
      .optional()
      .meta({
        description: 'Bank account to which memberships are paid, as `19-2000145399/0800` or as an IBAN.',
        unset: 'paid levels cannot be ordered, and the page says so',
      }),
    REFERRAL_CONSENT: z
      .enum(['required', 'implied'], { error: 'must be required or implied' })
      .default('implied')
      .meta({
        description:
          'Whether the `refCode` cookie is stored only after the visitor consents; until then the code is carried in links and forms. `required` is what § 89 of Act 127/2005 demands.',
      }),
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], {
        error: 'must be debug, info, warn, error or silent',
      })
      .default('info')
      .meta({ description: 'Minimum severity of log lines: debug, info, warn, error, silent.' }),
    METRICS_ADDRESS: text
      .regex(/^[^\s:]+:\d{1,5}$|^\[[\da-f:]+\]:\d{1,5}$/i, {
        error: 'must be an address and a port, such as 127.0.0.1:9464',
      })
      .optional()
      .meta({
        description:
          'Address where Prometheus reads `/metrics`, such as `127.0.0.1:9464`. Only Prometheus should be able to reach it.',
        unset: 'no metrics',
      }),
    DEMO: flag.optional().meta({
      description:
        'Whether an empty database is filled with demo data at start: listings, a finished round of the lottery, a partner.',
      unset: 'yes in development with the embedded database, otherwise no',
    }),
    ...operatorShape,
  })
  .superRefine((set, context) => {
    if (environmentOf(set) === 'production' && set.SMTP_URL === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['SMTP_URL'],
        message:
          set.NODE_ENV === undefined
            ? 'is required once APP_URL is public, because emails with PINs have to reach people (NODE_ENV=development goes without)'
            : 'is required in production, because emails with PINs have to reach people',
      });
    }
    const missing = operatorSettings.filter((name) => set[name] === undefined);
    if (environmentOf(set) === 'production' && missing.length > 0) {
      context.addIssue({
        code: 'custom',
        path: [missing.join(', ')],
        message: 'must be set in production, because pages and emails have to say who runs the bazaar',
      });
    }
    if ((set.RELAY_ADDRESS === undefined) !== (set.RELAY_SECRET === undefined)) {
      context.addIssue({
        code: 'custom',
        path: [set.RELAY_ADDRESS === undefined ? 'RELAY_ADDRESS' : 'RELAY_SECRET'],
        message: 'must be set, because replies by email need both the mailbox and the secret',
      });
    }
    for (const [name, among] of [
      ['PORT_SHARED', set.PORT_SHARED],
      ['ROLE', set.ROLE !== 'all'],
    ] as const) {
      if (!among || set.DATABASE_URL !== undefined) continue;
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'wants DATABASE_URL, because one bazaar alone runs on an embedded database',
      });
    }
    if ((set.PROCESSES ?? 1) > 1 && (set.PORT_SHARED || set.ROLE === 'worker')) {
      context.addIssue({
        code: 'custom',
        path: ['PROCESSES'],
        message: 'must be 1 with PORT_SHARED or ROLE=worker: start the program once for each process',
      });
    }
  });

export type Settings = z.output<typeof settings>;

/** A public address implies production, so that a forgotten variable cannot open development features to the public. */
export function environmentOf(
  set: Pick<Settings, 'NODE_ENV' | 'APP_URL'>,
): 'development' | 'test' | 'production' {
  return set.NODE_ENV ?? (set.APP_URL && !isLoopbackUrl(set.APP_URL) ? 'production' : 'development');
}
