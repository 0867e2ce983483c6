import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { changeErrors, factorName, forRoles, madeCodes, passed } from './contract-shapes.ts';

const type = z.literal('public-key');
const descriptor = z.object({ id: z.string(), type, transports: z.array(z.string()) });
const options = { challenge: z.string(), timeout: z.int().meta({ description: 'V milisekundách' }) };

/** Argument of the browser's `PublicKeyCredential.parseCreationOptionsFromJSON`. */
const creationOptions = z
  .object({
    ...options,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type })),
    excludeCredentials: z.array(descriptor),
  })
  .meta({ id: 'PasskeyCreationOptions' });

/** Argument of `PublicKeyCredential.parseRequestOptionsFromJSON`. */
const requestOptions = z
  .object({ ...options, rpId: z.string(), allowCredentials: z.array(descriptor) })
  .meta({ id: 'PasskeyRequestOptions' });

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+=*$/);
const answered = { id: base64url, rawId: base64url, type, clientExtensionResults: z.object({}) };

/** A new credential as the browser's `toJSON()` returns it; only the needed fields. */
const creationAnswer = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type CreationAnswer = z.output<typeof creationAnswer>;

/** A signature by a key. */
const requestAnswer = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
});
export type RequestAnswer = z.output<typeof requestAnswer>;

export const startPasskey = operation('post', '/account/second-factor/passkeys/options', {
  summary: 'Začít přidávat přístupový klíč: co dát prohlížeči, aby ho vytvořil.',
  ...forRoles,
  status: 201,
  data: creationOptions,
  errors: changeErrors,
});

export const addPasskey = operation('post', '/account/second-factor/passkeys', {
  summary:
    'Přidat přístupový klíč, který prohlížeč vytvořil. S prvním faktorem přijdou i záložní kódy, jen v této odpovědi.',
  ...forRoles,
  body: z.object({ answer: creationAnswer, name: factorName }),
  data: madeCodes,
  errors: [...changeErrors, 'passkey-refused'],
});

export const startPasskeyPass = operation('post', '/account/second-factor/passkeys/challenges', {
  summary: 'Začít potvrzovat dvoufázové ověření přístupovým klíčem: co dát prohlížeči, aby podepsal.',
  ...forRoles,
  status: 201,
  data: requestOptions,
});

export const passWithPasskey = operation('post', '/account/second-factor/passkeys/passing', {
  summary: 'Potvrdit dvoufázové ověření podpisem přístupového klíče.',
  ...forRoles,
  body: z.object({ answer: requestAnswer }),
  data: passed,
  errors: ['passkey-refused'],
});
