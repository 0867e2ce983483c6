import { z } from 'zod';
import { dataBody, errorBody } from '../contract/envelope.ts';
import { type ErrorCode, errorCatalogue } from '../contract/errors.ts';
import {
  accountViewError,
  type Operation,
  commonErrors,
  isForRole,
  roleErrors,
} from '../contract/operation.ts';
import { operations } from '../features/all.ts';

type Json = Record<string, unknown>;

const components: Json = {};
const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

/** OpenAPI 3.1 document, generated from the operations and schemas that serve the calls. */
export const openApiDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Florbalový bazar',
    version: '1.0.0',
    description:
      'Nabídky, poptávky a výměny použité florbalové výbavy. `Access-Token` říká, která aplikace volá, ' +
      '`Authorization: Bearer` za kterého inzerenta. Odmítnutí nese kód pro programy a českou větu pro lidi.',
  },
  servers: [{ url: '/api/v1' }],
  paths: paths(),
  components: {
    schemas: components,
    securitySchemes: {
      application: { type: 'apiKey', in: 'header', name: 'Access-Token' },
      advertiser: { type: 'http', scheme: 'bearer' },
    },
  },
};

function paths(): Record<string, Json> {
  const byPath: Record<string, Json> = {};
  for (const operation of operations) {
    byPath[operation.path] = { ...byPath[operation.path], [operation.method]: describe(operation) };
  }
  return byPath;
}

function describe(operation: (typeof operations)[number]): Json {
  return {
    operationId: operation.id,
    summary: operation.summary,
    security: security(operation),
    parameters: [...parameters(operation.params, 'path'), ...parameters(operation.query, 'query')],
    ...(operation.body ? { requestBody: requestBody(operation.body) } : {}),
    responses: {
      [operation.status ?? 200]: {
        description: 'Hotovo',
        content: content(operation.data),
      },
      ...refusals(operation),
    },
  };
}

function content(data: Operation['data']): Json {
  return data === 'file' ? bytes : { 'application/json': { schema: schemaOf(dataBody(data)) } };
}

function security(operation: Operation): Json[] {
  if (operation.audience === 'anyone') return [{ application: [] }];
  const signedIn = { application: [], advertiser: [] };
  return operation.audience === 'anyone-or-advertiser' ? [{ application: [] }, signedIn] : [signedIn];
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: schemaOf(type, 'input'),
  }));
}

function requestBody(body: z.ZodType | 'stream'): Json {
  const json = () => ({
    'application/json': { schema: schemaOf(body === 'stream' ? z.unknown() : body, 'input') },
  });
  return { required: true, content: body === 'stream' ? bytes : json() };
}

/** One response per status, with the codes it may have. */
function refusals(operation: Operation): Json {
  // An invalid bearer token is refused even where none is needed.
  const codes: ErrorCode[] = [...commonErrors, 'not-signed-in', ...(operation.errors ?? [])];
  if (operation.body && operation.body !== 'stream') codes.push('body-too-large');
  if (isForRole(operation)) codes.push(...roleErrors);
  const duringView = accountViewError(operation);
  if (duringView) codes.push(duringView);
  if (operation.params) codes.push('not-found');
  const byStatus = Map.groupBy(new Set(codes), (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      status,
      {
        description: named.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n'),
        content: { 'application/json': { schema: schemaOf(errorBody) } },
      },
    ]),
  );
}

/** JSON Schema of a Zod schema; schemas with an id are moved into `components`. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  for (const [name, definition] of Object.entries($defs)) components[name] = relink(definition);
  return relink(own);
}

function relink(schema: unknown): Json {
  const { id: _, ...linked } = JSON.parse(
    JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/'),
  );
  return linked;
}
