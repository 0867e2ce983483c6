import type { HonoRequest } from 'hono';
import type { z } from 'zod';
import { type FieldErrors, type Refusal, refuse } from '../contract/errors.ts';
import type { Operation } from '../contract/operation.ts';
import { unstorablePaths, unstorableSentence } from '../contract/storable.ts';

type Input = { params: unknown; query: unknown; body: unknown };

/** Parses parameters, query and body by the operation's schemas; collects every field's sentences at once. */
export async function readInput(
  operation: Operation,
  request: HonoRequest,
): Promise<Input | Refusal<'invalid-input' | 'malformed-request' | 'not-found'>> {
  if (unstorablePaths(request.param()).length > 0) return refuse('malformed-request');
  const params = operation.params?.safeParse(request.param());
  if (params && !params.success) return refuse('not-found');
  // Without a prototype, so that a field of any name is a field.
  const fields: FieldErrors = Object.create(null);
  const query = operation.query ? check(operation.query, queryOf(request), fields) : {};
  let body: unknown;
  if (operation.body === 'stream') {
    body = request.raw.body ?? new ReadableStream({ start: (stream) => stream.close() });
  } else if (operation.body) {
    const json = await jsonOf(request);
    if (json === malformed) return refuse('malformed-request');
    body = check(operation.body, json, fields);
  }
  if (Object.keys(fields).length > 0) return refuse('invalid-input', { fields });
  return { params: params?.data ?? {}, query, body };
}

function check(schema: z.ZodType, value: unknown, fields: FieldErrors): unknown {
  const unstorable = unstorablePaths(value);
  for (const path of unstorable) fields[path] = [unstorableSentence];
  if (unstorable.length > 0) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const path = issue.path.join('.');
    fields[path] = [...(fields[path] ?? []), issue.message];
  }
  return undefined;
}

/** A name given once is a string, given more times a list. */
function queryOf(request: HonoRequest): Record<string, string | string[]> {
  const values = Object.entries(request.queries());
  return Object.fromEntries(values.map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]));
}

const malformed = Symbol('malformed');

async function jsonOf(request: HonoRequest): Promise<unknown> {
  const text = await request.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return malformed;
  }
}
