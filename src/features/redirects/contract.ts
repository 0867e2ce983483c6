import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { reason } from '../audit/contract.ts';

/** Prefixes served by the application itself; their paths cannot be redirected. */
const servedPrefix = /^\/(api|assets|builds|fotky|posta|sprava|zdravi)(\/|$)/;

const path = z
  .string()
  .trim()
  .max(200)
  .refine(
    (address) => address !== '/',
    'Úvodní stránka nikam jinam vést nemůže. Napiš adresu za lomítkem, třeba /stara-stranka.',
  )
  .regex(/^\/[^/?#\s][^?#\s]*$/, 'Adresa začíná lomítkem a nemá otazník ani mezery, třeba /stara-stranka.')
  .refine((address) => !servedPrefix.test(address), 'Na této adrese odpovídá program sám.')
  .transform((address) => address.replace(/\/+$/, ''));

const target = z
  .string()
  .trim()
  .max(500)
  .regex(
    /^(\/(?!\/)|https?:\/\/[^/\s]+)\S*$/,
    'Cíl je adresa na tomto webu od lomítka, nebo celá i s https://.',
  );

export const redirectRule = z
  .object({
    path: z.string(),
    /** A path of this site, or an absolute URL of another one, which needs a full page load. */
    target: z.string(),
    permanent: z.boolean(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'RedirectRule' });
export type RedirectRule = z.output<typeof redirectRule>;

export const redirectForm = z.object({ path, target, permanent: z.boolean().default(true), reason });

export const listRedirects = operation('get', '/redirects', {
  summary: 'Adresy, které vedou jinam.',
  audience: 'anyone',
  data: z.array(redirectRule),
});

export const putRedirect = operation('put', '/redirects', {
  summary: 'Přesměrovat adresu jinam, nebo změnit, kam vede.',
  audience: 'admin',
  body: redirectForm,
  data: z.array(redirectRule),
  errors: ['redirect-in-circle'],
});

export const removeRedirect = operation('post', '/redirects/removals', {
  summary: 'Zrušit přesměrování; adresa povede tam, kam vedla dřív.',
  audience: 'admin',
  body: z.object({ path: z.string().max(200), reason }),
  data: z.array(redirectRule),
  errors: ['not-found'],
});
