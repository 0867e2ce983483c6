import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

const count = z.int().nonnegative();

const adminWork = z
  .object({
    reports: z
      .object({ day: count, threeDays: count, older: count })
      .meta({ description: 'Nahlášené věci podle nejstaršího hlášení: do 24 hodin, do tří dnů, starší' }),
    objections: count,
    toLook: count.meta({
      description: 'Inzeráty, které čekají na kontrolu: nové a ty, které inzerent opravil',
    }),
    toLookSince: z.iso.datetime().optional().meta({ description: 'Odkdy čeká ten, který čeká nejdéle' }),
    stoppedSenders: count.meta({
      description: 'Odesílatelé zastavení pro podezření z podvodu, na které se nikdo nepodíval',
    }),
    orders: z
      .object({ unpaid: count, unpaidCrowns: count, toRefund: count, unmatched: count })
      .optional()
      .meta({ description: 'Jen správcům' }),
    jobs: z.object({ failed: count, delayedEmails: count }).optional().meta({ description: 'Jen správcům' }),
  })
  .meta({ id: 'AdminWork' });
export type AdminWork = z.output<typeof adminWork>;

export const countAdminWork = operation('get', '/admin/work', {
  summary:
    'Kolik čeho čeká na správce: hlášení, námitky, inzeráty ke kontrole, objednávky, platby a úlohy, které se nepovedly.',
  audience: 'moderator',
  data: adminWork,
});

/** Whole days up to yesterday, so that each weekday occurs twice. */
export const chartDays = 14;
/** Drafts begun within this many days are included. */
export const funnelDays = 7;

/** Refused emails of this many days are counted. */
export const refusedDays = 7;

const adminStatistics = z
  .object({
    newListings: count.meta({ description: 'Za posledních 24 hodin' }),
    operatorMessages: count.meta({
      description: 'Zprávy z kontaktního formuláře za posledních 24 hodin; odpovídá se na ně e-mailem',
    }),
    refusedEmails: z.object({ count, worst: z.object({ domain: z.string(), count }).optional() }).meta({
      description: `E-maily, které poštovní server za posledních ${refusedDays} dní odmítl napořád, a doména, která jich odmítla nejvíc`,
    }),
    machine: z.object({
      disk: z
        .object({ free: count, total: count })
        .optional()
        .meta({ description: 'Disk s fotkami, v bajtech; chybí, když nejde zjistit' }),
      database: count.meta({ description: 'Velikost databáze v bajtech' }),
      index: z.object({ found: count, living: count }).optional().meta({
        description: 'Kolik inzerátů zná index hledání a kolik jich žije; chybí, než se index postaví',
      }),
      backup: z.object({ nightly: z.boolean(), last: z.iso.datetime().optional() }).meta({
        description: 'Zda se každou noc zálohuje, a kdy skončila poslední celá záloha',
      }),
    }),
    days: z
      .array(z.object({ day: z.iso.date(), listings: count, messages: count, views: count }))
      .meta({ description: `Posledních ${chartDays} celých dnů v Praze, od nejstaršího` }),
    funnel: z
      .object({ begun: count, named: count, photographed: count, published: count })
      .meta({ description: `Koncepty nabídek začaté za posledních ${funnelDays} dní, jak daleko došly` }),
  })
  .meta({ id: 'AdminStatistics' });
export type AdminStatistics = z.output<typeof adminStatistics>;

export const getAdminStatistics = operation('get', '/admin/statistics', {
  summary:
    'Jak bazar běží: disk, databáze, záloha a index, inzeráty, zprávy a zhlédnutí po dnech, a kam dojde přidání nabídky.',
  audience: 'admin',
  data: adminStatistics,
});
