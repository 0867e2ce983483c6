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
        description: 'Production sends real mail, logs JSON, has no outbox page and no demo data.',
        unset: 'production once `APP_URL` is public, otherwise development',
      }),
    HOST: text.default('127.0.0.1').meta({ description: 'Address the web server listens on.' }),
    PORT: number(0, 65_535)
      .prefault('3000')
      .meta({ description: 'Port the web server listens on; 0 takes any free one.' }),
    PORT_SHARED: flag.default(false).meta({
      description:
        'Processes that are started one by one on one `DATABASE_URL` listen on one `PORT`, and Linux shares visitors out among them.',
    }),
    PROCESSES: number(1, 64).optional().meta({
      description: 'Processes that one start makes; they share `PORT`, and the first of them runs the jobs.',
      unset: 'in production one for each processor, at most four; otherwise one',
    }),
    ROLE: z.enum(['all', 'web', 'worker'], { error: 'must be all, web or worker' }).default('all').meta({
      description:
        'What this process does: `web` answers visitors, `worker` runs jobs and answers only `/zdravi`, `all` does both.',
    }),
    APP_URL: baseAddress.optional().meta({
      description: 'Public base address, used in emails, sharing tags and the Origin check.',
      unset: '`http://HOST:PORT`',
    }),
    DATA_DIR: text
      .default('data')
      .meta({ description: 'Folder of everything that must be kept: embedded database, pictures, outbox.' }),
    ...databaseShape,
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' })
      .optional()
      .meta({
        description: 'Mail server, with name and password when it asks for them. Required in production.',
        unset: 'emails go to the outbox, read at `/posta` where `APP_URL` is on this machine',
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
          'Mailbox that takes replies to emails about messages, such as `odpoved@bazar.example`. What is sent to `odpoved+anything@` must arrive there, too.',
        unset: 'messages are answered on the site; addresses are given to who has no account',
      }),
    RELAY_SECRET: text.min(16, { error: 'must have at least 16 characters' }).optional().meta({
      description:
        'Makes the addresses of replies, and is the password of the mail provider that hands them over at `/prichozi-posta`. With another one, replies to older emails arrive no more.',
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
          'That mailbox with name and password, asked every minute: `imaps://name:password@host`. Nothing else may arrive there, because what was read is deleted.',
        unset: 'replies come from a mail provider',
      }),
    CONTACT_EMAIL: z
      .email({ error: 'must be an e-mail address' })
      .optional()
      .meta({ description: 'Mailbox people are told to write to.', unset: '`info@` the host of `APP_URL`' }),
    SECURITY_CONTACT: text
      .regex(/^(https:\/\/\S+|[^\s@]+@[^\s@]+)$/, {
        error: 'must be an e-mail address or begin with https://',
      })
      .optional()
      .meta({
        description: 'Where finders of security holes write, told at `/.well-known/security.txt`.',
        unset: '`CONTACT_EMAIL`',
      }),
    ADMIN_EMAILS: list
      .transform((addresses) => addresses.map((address) => address.toLowerCase()))
      .pipe(z.array(z.email({ error: 'must be e-mail addresses separated by commas' })))
      .prefault('')
      .meta({
        description: `Accounts that may look after the bazaar at \`${adminUrl}\`, by their proven e-mail addresses.`,
        unset: 'nobody',
      }),
    NEWSLETTER_PER_MINUTE: number(1, 6_000).prefault('120').meta({
      description:
        'Emails of the newsletter handed to the mail server in a minute, and as many of a notice about changed terms; its limits say how many.',
    }),
    API_ACCESS_TOKENS: list.prefault('').meta({
      description:
        'Applications that may call the API, beside `web`, separated by commas. A token names its caller and opens nothing.',
    }),
    STORAGE_URL: storage.optional().meta({
      description:
        'Where pictures are kept: `file:` and a folder, or a bucket of S3 as `s3+https://KEY:SECRET@HOST/BUCKET/FOLDER?region=REGION`, with `/` and `+` of the secret percent-encoded; folder and region may be missing.',
      unset: '`file:DATA_DIR/storage`',
    }),
    BACKUP_DIR: text.optional().meta({
      description: 'Folder of nightly backups, best on another disk; `npm run backup` uses it, too.',
      unset: 'nothing is backed up by itself',
    }),
    BACKUPS_KEPT: number(1, 1_000)
      .prefault('14')
      .meta({ description: 'How many backups stay there; older ones are deleted.' }),
    ARES_BASE_URL: webAddress
      .transform((url) => url.replace(/\/$/, ''))
      .prefault('https://ares.gov.cz/ekonomicke-subjekty-v-be/rest')
      .meta({ description: 'Public register of companies, asked for the name and seat behind an IČO.' }),
    SMS_URL: webAddress
      .transform((url) => decodeURI(url))
      .optional()
      .meta({
        description:
          'HTTP gateway of short messages, with name and password when it asks for them. `{to}` and `{text}` in it are filled in; without them it gets a POST of JSON with both.',
        unset: 'phone codes go to the outbox; in production phones are not verified',
      }),
    GOOGLE_CLIENT_ID: text.optional().meta({
      description: 'Client of Google Sign-In; its address of return is `APP_URL/prihlaseni/google/zpet`.',
      unset: 'the way in by Google is not offered',
    }),
    GOOGLE_CLIENT_SECRET: text
      .optional()
      .meta({ description: 'Secret of that client.', unset: 'the way in by Google is not offered' }),
    GOOGLE_ISSUER: safeAddress
      .prefault('https://accounts.google.com')
      .meta({ description: 'Issuer of OpenID Connect that stands behind the way in by Google.' }),
    FACEBOOK_CLIENT_ID: text.optional().meta({
      description: 'App of Facebook Login; its address of return is `APP_URL/prihlaseni/facebook/zpet`.',
      unset: 'the way in by Facebook is not offered',
    }),
    FACEBOOK_CLIENT_SECRET: text
      .optional()
      .meta({ description: 'Secret of that app.', unset: 'the way in by Facebook is not offered' }),
    FACEBOOK_BASE_URL: safeAddress.optional().meta({
      description: 'Server that answers in place of both of Facebook’s, with its version in the path.',
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
          'Picture tiles under the maps (Mercator, 256 px), e.g. `https://tiles.example/{z}/{x}/{y}.png`. Browsers then load them from there.',
        unset: 'the own drawing of regions and districts',
      }),
    MAP_TILE_ATTRIBUTION: text
      .optional()
      .meta({ description: 'Whose the tiles are, as their licence asks.', unset: 'not shown' }),
    PUSH_PUBLIC_KEY: text.optional().meta({
      description: 'Public VAPID key of messages to browsers; `npm run push-keys` makes a pair.',
      unset: 'browsers are not offered messages',
    }),
    PUSH_PRIVATE_KEY: text
      .optional()
      .meta({ description: 'Private key of that pair.', unset: 'browsers are not offered messages' }),
    PUSH_SERVICES: list
      .prefault('fcm.googleapis.com *.push.services.mozilla.com *.notify.windows.com *.push.apple.com')
      .meta({
        description:
          'Hosts of push services that messages may be handed to; `*.` stands for any name before.',
      }),
    BANK_ACCOUNT: text
      .refine((written) => readBankAccount(written) !== undefined, {
        error: 'must be a Czech account such as 19-2000145399/0800, or its IBAN',
      })
      .optional()
      .meta({
        description: 'Account that memberships are paid to, as `19-2000145399/0800` or as an IBAN.',
        unset: 'paid levels say that they cannot be ordered now',
      }),
    REFERRAL_CONSENT: z
      .enum(['required', 'implied'], { error: 'must be required or implied' })
      .default('implied')
      .meta({
        description:
          'Whether the `refCode` cookie waits until the visitor agrees; until then the code travels in links and forms. `required` is what § 89 of Act 127/2005 asks for.',
      }),
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], {
        error: 'must be debug, info, warn, error or silent',
      })
      .default('info')
      .meta({ description: 'The least serious lines to log: debug, info, warn, error, silent.' }),
    METRICS_ADDRESS: text
      .regex(/^[^\s:]+:\d{1,5}$|^\[[\da-f:]+\]:\d{1,5}$/i, {
        error: 'must be an address and a port, such as 127.0.0.1:9464',
      })
      .optional()
      .meta({
        description:
          'Address where Prometheus finds `/metrics`, such as `127.0.0.1:9464`. Let only it reach there.',
        unset: 'nothing is measured for it',
      }),
    DEMO: flag.optional().meta({
      description:
        'Whether an empty database is filled with demo data at start: listings, a drawn round of the lottery, a partner.',
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
