import { Hono } from 'hono';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { VisitEnv } from '../../../platform/http/begin-visit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { receiveEmail } from './receive-email.ts';

/** Maximum bytes of one email with attachments; mail providers stop at 20 to 25 MB. */
const emailBytes = 30 * 1024 * 1024;
/** Field with the raw email by provider: Postmark, Mailgun, SendGrid. */
const sourceFields = ['RawEmail', 'body-mime', 'email'] as const;

/**
 * Webhook for inbound replies: the raw email (MIME) as the body, in a form field, or in JSON. Authenticated by
 * the relay's secret, as a bearer token or as the password in the URL.
 */
export function relayRoutes(platform: Platform): Hono<VisitEnv> {
  const { relay } = platform.config;
  const app = new Hono<VisitEnv>();
  app.post('/', async (c) => {
    if (!relay) return c.notFound();
    if (!isProven(c.req.header('authorization'), relay.secret)) {
      return c.json({ error: 'wrong secret' }, 401, { 'www-authenticate': 'Basic realm="relay"' });
    }
    const body = await readUpTo(c.req.raw, emailBytes);
    if (!body) return c.json({ error: 'too large' }, 413);
    const source = await emailOf(body, c.req.header('content-type') ?? '');
    if (!source) return c.json({ error: 'no email in the body' }, 422);
    return c.json({ received: await receiveEmail(platform, source) });
  });
  return app;
}

function isProven(authorization: string | undefined, secret: string): boolean {
  const [, scheme, given = ''] = /^(\S+) (.*)$/.exec(authorization ?? '') ?? [];
  const password =
    scheme === 'Basic'
      ? Buffer.from(given, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : given;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(password), hash(secret));
}

async function readUpTo(request: Request, limit: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function emailOf(body: Buffer, type: string): Promise<Buffer | undefined> {
  if (body.length === 0) return undefined;
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type);
  if (!isForm && !/^application\/json\b/i.test(type)) return body;
  const fields = isForm ? await formOf(body, type) : jsonOf(body);
  for (const name of sourceFields) {
    const value = fields?.get(name);
    if (typeof value === 'string') return Buffer.from(value);
    if (value instanceof Blob) return Buffer.from(await value.arrayBuffer());
  }
  return undefined;
}

const formOf = (body: Buffer, type: string) =>
  new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => undefined);

function jsonOf(body: Buffer): Map<string, unknown> | undefined {
  try {
    return new Map(Object.entries(JSON.parse(body.toString()) ?? {}));
  } catch {
    return undefined;
  }
}
