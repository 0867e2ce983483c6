import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { reason as loggedReason } from '../audit/contract.ts';
import { decisionActions, decisionForm, isAdverse, seenFacts } from '../blocking/contract.ts';
import { listingStates } from '../listings/contract.ts';
import { scamPatterns } from '../conversations/rules.ts';
import { reasonKeys, severities, subjectPattern, undoSeconds } from './rules.ts';

const subject = z.string().regex(subjectPattern);
const what = { subject, what: z.string() };
const reason = z.enum(reasonKeys);
const action = z.enum(decisionActions);

const report = z.object({
  ...what,
  number: z.int(),
  title: z.string(),
  reason,
  explanation: z.string(),
  sentAt: z.iso.datetime(),
  sender: z.object({
    name: z.string().optional(),
    email: z.string().optional(),
    signedIn: z.boolean(),
    reports: z.int().meta({ description: 'Kolik hlášení má celkem' }),
    badFaith: z.int().meta({ description: 'Kolik z nich bylo v poslední době zneužití' }),
    refused: z.boolean().meta({ description: 'Další hlášení se od něj nepřijímají' }),
  }),
  badFaith: z.boolean(),
  action: action.optional(),
});
export type Report = z.output<typeof report>;

const decision = z.object({
  ...what,
  id: z.uuid(),
  action,
  reason: z.string(),
  rule: z.string(),
  decidedAt: z.iso.datetime(),
  reversedAt: z.iso.datetime().optional(),
  decidedBy: z
    .string()
    .optional()
    .meta({ description: 'E-mail správce; chybí u rozhodnutí, kde se to neví' }),
  own: z.boolean().meta({ description: 'Rozhodl ten, kdo se ptá' }),
});

const objection = z.object({
  id: z.uuid(),
  report: z.int().optional().meta({ description: 'Číslo hlášení toho, kdo ho poslal; chybí u inzerenta' }),
  decision: z.uuid(),
  message: z.string(),
  sentAt: z.iso.datetime(),
  answer: z.string().optional(),
  granted: z.boolean().optional(),
});
export type Objection = z.output<typeof objection>;

export const reportedContent = z
  .object({
    ...what,
    snapshot: z
      .object({
        of: z.enum(['report', 'decision']).meta({ description: 'Při čem to tak vypadalo' }),
        title: z.string(),
        content: z.string(),
        facts: seenFacts.meta({
          description: 'Cena, parametry a místo inzerátu; u ostatního a starších hlášení prázdné',
        }),
        photo: z.string().optional(),
        photos: z
          .array(z.string())
          .meta({ description: 'Adresy fotek inzerátu nebo zpráv, jak byly při hlášení' }),
      })
      .optional()
      .meta({
        description:
          'Jak věc vypadala při posledním hlášení, a když žádné nebylo, jak inzerát vypadal při rozhodnutí',
      }),
    removed: z.boolean().meta({ description: 'Inzerát je smazaný' }),
    actions: z
      .array(action)
      .meta({ description: 'Co se o věci dá rozhodnout teď: smazané nejde smazat ani nechat být' }),
    advertiser: z
      .object({
        id: z.uuid(),
        name: z.string(),
        slug: z.string(),
        blocked: z.boolean(),
        since: z.iso.datetime(),
        listings: z.int(),
        sold: z.int(),
        actions: z.int().meta({ description: 'Kolikrát se něco skrylo, smazalo nebo zablokovalo' }),
        objections: z.int().meta({ description: 'Kolik námitek podal' }),
        reports: z.int().meta({ description: 'Kolikrát ho nahlásili dřív' }),
        founded: z.int().meta({ description: 'Kolik z těch hlášení vedlo k zásahu, který platí' }),
      })
      .optional(),
    severity: z
      .enum(severities)
      .optional()
      .meta({ description: 'Podle důvodů, které čekají na rozhodnutí; chybí, když žádný nečeká' }),
    noticed: z
      .object({
        signals: z.array(z.string()).meta({ description: 'Čím inzerát splňuje pravidla kontroly předem' }),
        copies: z
          .array(z.object({ id: z.int(), title: z.string(), state: z.enum(listingStates) }))
          .meta({ description: 'Inzeráty jiných inzerentů se stejnou fotkou' }),
        scams: z.array(z.enum(scamPatterns)).meta({ description: 'Čím zprávy připomínají podvod' }),
      })
      .meta({ description: 'Čeho si všiml program; rozhoduje člověk' }),
    pending: z
      .object({
        action,
        reason: z.string(),
        rule: z.string(),
        decidedBy: z.string(),
        decidedAt: z.iso.datetime(),
        dueAt: z.iso.datetime(),
        problem: z
          .string()
          .optional()
          .meta({ description: 'Proč se rozhodnutí nedalo provést; hlášení zase čekají' }),
      })
      .optional()
      .meta({
        description: 'Poslední rozhodnutí, které se ještě neprovedlo a jde vzít zpět, nebo se provést nedalo',
      }),
    changed: z.boolean().meta({ description: 'Inzerent inzerát od posledního hlášení změnil' }),
    reports: z.array(report).meta({ description: 'O této věci, od nejstaršího; nejvýš sto nejnovějších' }),
    olderReports: z.int().meta({ description: 'Kolik starších hlášení tu není' }),
    objections: z.array(objection),
    earlier: z.array(report).meta({ description: 'O čem jiném od téhož inzerenta, od nejnovějšího' }),
    decisions: z.array(decision).meta({ description: 'O této věci a o inzerentovi, od nejnovějšího' }),
  })
  .meta({ id: 'ReportedContent' });
export type ReportedContent = z.output<typeof reportedContent>;

const params = z.object({ subject });

export const getReportedContent = operation('get', '/admin/reports/{subject}', {
  summary: 'Nahlášená věc, jak vypadala při hlášení, všechna hlášení, rozhodnutí a námitky.',
  audience: 'moderator',
  params,
  query: z.object({
    before: z.coerce
      .number()
      .int()
      .min(1)
      .max(2_147_483_647)
      .optional()
      .meta({ description: 'Číslo hlášení; ukážou se jen starší' }),
  }),
  data: reportedContent,
  errors: ['not-found'],
});

export const getReportPhoto = operation('get', '/admin/report-photos/{number}/{place}', {
  summary: 'Fotka z nahlášeného inzerátu nebo zprávy, jak byla při hlášení; pořadí se počítá od nuly.',
  audience: 'moderator',
  params: z.object({
    number: z.coerce.number().int().min(1).max(2_147_483_647),
    place: z.coerce.number().int().min(0).max(999),
  }),
  data: 'file',
  errors: ['not-found'],
});

/** Every decision has a reason that both sides can read, and a rule if it restricts someone. */
export const reportDecisionForm = z
  .object({
    action,
    reason: decisionForm.shape.reason,
    rule: z.string().trim().max(200).default(''),
    upTo: z.coerce.number().int().meta({ description: 'Nejvyšší číslo hlášení, které správce viděl' }),
  })
  .superRefine(({ action: chosen, rule }, context) => {
    if (!isAdverse(chosen)) return;
    for (const { message } of decisionForm.shape.rule.safeParse(rule || undefined).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['rule'], message });
  });

export const decideReports = operation('post', '/admin/reports/{subject}/decision', {
  summary: `Rozhodnout o čekajících hlášeních jedné věci: nechat být, vyřídit jinak, skrýt inzerát do opravy nebo hodnocení, smazat inzerát, nebo zablokovat účet. Provede se za ${undoSeconds} sekund, do té doby se nic nestane, žádný e-mail neodejde a jde to vzít zpět. Pak se obě strany dozví důvod i jak se bránit. Rozhodnuté se nezmění a nechat být nejde to, co už je pryč.`,
  audience: 'moderator',
  params,
  body: reportDecisionForm,
  data: reportedContent,
  errors: [
    'not-found',
    'listing-not-found',
    'listing-inactive',
    'account-not-blockable',
    'decided-already',
    'done-already',
  ],
});

export const undoDecision = operation('post', '/admin/reports/{subject}/decision/undo', {
  summary: `Vzít rozhodnutí zpět, do ${undoSeconds} sekund: hlášení čekají jako předtím a nikdo se nic nedozví. Pozdě se odmítne.`,
  audience: 'moderator',
  params,
  data: reportedContent,
  errors: ['not-found', 'done-already'],
});

const previewedEmail = z.object({
  side: z.enum(['advertiser', 'reporter']),
  recipients: z.int().meta({ description: 'Kolika lidem přijde' }),
  subject: z.string(),
  text: z.string(),
});
export type PreviewedEmail = z.output<typeof previewedEmail>;

export const previewDecision = operation('post', '/admin/reports/{subject}/decision/preview', {
  summary:
    'Jaké e-maily by s tímto rozhodnutím odešly, přesně jak je obě strany dostanou. Nic se nezmění a nic neodejde.',
  audience: 'moderator',
  params,
  body: reportDecisionForm,
  data: z.object({ emails: z.array(previewedEmail) }),
  errors: decideReports.errors,
});

export const reportReasonForm = z.object({ reason: loggedReason });

const ofReport = params.extend({ number: z.coerce.number().int().min(1).max(2_147_483_647) });

export const markBadFaith = operation('post', '/admin/reports/{subject}/{number}/bad-faith', {
  summary:
    'Označit hlášení za zneužití. Oznamovatel dostane varování; po několika takových se od něj další hlášení nějakou dobu nepřijímají.',
  audience: 'moderator',
  params: ofReport,
  body: reportReasonForm,
  data: reportedContent,
  errors: ['not-found', 'decided-already'],
});

export const clearBadFaith = operation('post', '/admin/reports/{subject}/{number}/bad-faith/reversal', {
  summary: 'Vzít označení za zneužití zpět. Nepočítá se dál a oznamovatel se dozví, že varování neplatí.',
  audience: 'moderator',
  params: ofReport,
  body: reportReasonForm,
  data: reportedContent,
  errors: ['not-found', 'decided-already'],
});

export const showReview = operation('post', '/admin/reports/{subject}/showing', {
  summary:
    'Vrátit skryté hodnocení nebo odpověď na něj. Autor i ti, kdo ho nahlásili, se to dozví. Co skryté není, se odmítne.',
  audience: 'moderator',
  params,
  body: reportReasonForm,
  data: reportedContent,
  errors: ['not-found', 'done-already'],
});

export const objectionAnswerForm = z.object({
  granted: z.union([z.boolean(), z.enum(['true', 'false']).transform((typed) => typed === 'true')]),
  answer: decisionForm.shape.reason,
});

export const answerObjection = operation('post', '/admin/objections/{id}/answer', {
  summary:
    'Odpovědět na námitku. Vyhovět inzerentovi vrátí inzerát či hodnocení nebo odblokuje účet, vyhovět oznamovateli vrátí hlášení k novému rozhodnutí. Zodpovězená se nezmění.',
  audience: 'moderator',
  params: z.object({ id: z.uuid() }),
  body: objectionAnswerForm,
  data: reportedContent,
  errors: ['not-found', 'decided-already'],
});
