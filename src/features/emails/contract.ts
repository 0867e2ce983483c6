import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

/** Max test emails of one admin per hour. */
export const testsPerHour = 20;

const emailKind = z
  .object({
    name: z.string(),
    when: z.string().meta({ description: 'Kdy chodí' }),
    specimens: z.array(z.object({ label: z.string(), subject: z.string() })),
  })
  .meta({ id: 'EmailKind' });

export const listEmailKinds = operation('get', '/admin/emails', {
  summary: 'Všechny druhy e-mailů, které bazar posílá, s ukázkami na vymyšlených údajích.',
  audience: 'admin',
  data: z.array(emailKind),
});

const params = z.object({
  name: z.string().regex(/^[a-z-]{2,40}$/),
  specimen: z.coerce.number().int().min(0).max(99).meta({ description: 'Pořadí ukázky od nuly' }),
});

export const emailThemes = ['light', 'dark'] as const;

export const getEmailSpecimen = operation('get', '/admin/emails/{name}/specimens/{specimen}', {
  summary: 'Ukázka e-mailu v obou podobách, v jakých přijde.',
  audience: 'admin',
  params,
  query: z.object({ theme: z.enum(emailThemes).default('light') }),
  data: z.object({
    kind: emailKind,
    subject: z.string(),
    replyTo: z.string().optional(),
    html: z.string(),
    text: z.string(),
  }),
  errors: ['not-found'],
});

export const sendTestEmail = operation('post', '/admin/emails/{name}/specimens/{specimen}/test', {
  summary: `Poslat ukázku e-mailu jen sobě, nejvýš ${testsPerHour} za hodinu.`,
  audience: 'admin',
  status: 202,
  params,
  data: z.object({ sentTo: z.string() }),
  errors: ['not-found', 'too-many-requests'],
});
