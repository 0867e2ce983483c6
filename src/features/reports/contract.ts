import { z } from 'zod';
import { validationMessages } from '../../contract/messages.ts';
import { operation } from '../../contract/operation.ts';
import { decisionActions } from '../blocking/contract.ts';
import { contactForm } from '../conversations/contract.ts';
import { anonymousReason, reasonKeys } from './rules.ts';

export * from './contract-admin.ts';
export * from './contract-queue.ts';

const reason = z.enum(reasonKeys, { error: validationMessages.notSelected });

const { name, email, message } = contactForm.shape;
/** A client-generated secret, one per rendered form, so that a double submission reports once. */
const key = z.string().min(1).max(100);
const blank = z.literal('').transform((): undefined => undefined);

const anonymousForm = z.object({
  address: z.string().trim().min(1).max(500).meta({
    description:
      'Adresa inzerátu, inzerenta nebo konverzace na bazaru; za # smí být číslo zprávy, hodnocení nebo odpovědi na něj',
  }),
  reason,
  explanation: message,
  name: z.union([blank, name]).optional(),
  email: z.union([blank, email]).optional(),
  truthful: z
    .union([z.literal('on'), z.literal('true'), z.literal(true)], {
      error: 'Bez tohoto prohlášení oznámení přijmout nemůžeme',
    })
    .meta({ description: 'Prohlášení, že oznámení je podle oznamovatele pravdivé a úplné' }),
  key: z.string().min(40).max(100).optional(),
});
const signedForm = anonymousForm.extend({ name, email });

/** The form's schema by reason: only child abuse can be reported anonymously. */
export const reportFormFor = (chosen: unknown) => (chosen === anonymousReason ? anonymousForm : signedForm);

export const reportForm = anonymousForm.superRefine((form, context) => {
  for (const issue of reportFormFor(form.reason).safeParse(form).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: issue.path, message: issue.message });
});

export const reportContent = operation('post', '/reports', {
  summary:
    'Nahlásit inzerát, inzerenta, konverzaci, zprávu, hodnocení obchodu nebo odpověď na něj. Jméno a e-mail jsou nutné, jen sexuální zneužívání dětí jde nahlásit bez nich. Klíčem oznamovatel uvidí, jak to dopadlo.',
  audience: 'anyone-or-advertiser',
  status: 201,
  body: reportForm,
  data: z.object({ number: z.int(), key: z.string() }),
  errors: ['not-found', 'too-many-requests', 'reports-refused'],
});

const outcome = z.object({
  action: z.enum(decisionActions),
  reason: z.string(),
  rule: z.string().meta({ description: 'Prázdné, když se nic nestalo' }),
  decidedAt: z.iso.datetime(),
  reversedAt: z.iso.datetime().optional().meta({ description: 'Kdy se zásah vzal zpět' }),
});

const objection = z.object({
  sentAt: z.iso.datetime(),
  answer: z.string().optional(),
  granted: z.boolean().optional(),
});

export const moderationCase = z
  .object({
    side: z.enum(['reporter', 'advertiser']),
    what: z.string(),
    title: z
      .string()
      .optional()
      .meta({ description: 'Čeho se to týká: nadpis inzerátu, nebo co to bylo a čí' }),
    photos: z.array(z.string()).meta({
      description: 'Adresy náhledů fotek inzerátu: inzerentovi, a ostatním, jen dokud je inzerát k vidění',
    }),
    number: z.int().optional().meta({ description: 'Číslo hlášení, jen oznamovateli' }),
    email: z.boolean().meta({ description: 'Rozhodnutí přijde e-mailem; ne tomu, kdo ho neuvedl' }),
    decision: outcome.extend({ objectUntil: z.iso.datetime() }).optional(),
    objection: objection.optional().meta({ description: 'Poslední námitka této strany' }),
    mayObject: z.boolean(),
  })
  .meta({ id: 'ModerationCase' });
export type ModerationCase = z.output<typeof moderationCase>;

const params = z.object({ key });

export const getModerationCase = operation('get', '/moderation-cases/{key}', {
  summary:
    'Jak dopadlo hlášení, nebo proč byl obsah smazán či účet zablokován: podle klíče z e-mailu. Přihlášený inzerent smí místo něj dát číslo svého smazaného inzerátu.',
  audience: 'anyone-or-advertiser',
  params,
  data: moderationCase,
  errors: ['link-not-valid'],
});

export const objectionForm = z.object({ message });

export const objectToDecision = operation('post', '/moderation-cases/{key}/objection', {
  summary:
    'Podat námitku proti rozhodnutí, do šesti měsíců a jednou. Posoudí ji člověk; táž poslaná znovu nic nezmění, jiná se odmítne.',
  audience: 'anyone-or-advertiser',
  params,
  body: objectionForm,
  data: moderationCase,
  errors: ['link-not-valid', 'objected-already', 'objection-too-late'],
});
