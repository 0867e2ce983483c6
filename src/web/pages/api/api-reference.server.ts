import { z } from 'zod';
import type { RouterContextProvider } from 'react-router';
import { typeset } from '../../../contract/typography.ts';
import { servicesContext, visitContext } from '../../services.ts';
import { type Schema, fieldsOf, schema, formatType } from './schema-fields.ts';

const content = z.object({ 'application/json': z.object({ schema }).optional() });
const parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema });
const described = z.object({
  operationId: z.string(),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z.array(parameter),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: content.optional() })),
});
const document = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), described)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

/** Parts of the reference, split so that each page is readable on a phone. */
export type ApiPart = 'operations' | 'administration' | 'types';

export const partOf = (name: string | null): ApiPart =>
  name === 'administration' || name === 'types' ? name : 'operations';

const partOfPath = (path: string): ApiPart => (path.startsWith('/admin/') ? 'administration' : 'operations');

/** One part of the API reference, generated from the published OpenAPI document. */
export async function loadApiReference(context: Readonly<RouterContextProvider>, part: ApiPart) {
  const { callApi } = context.get(servicesContext);
  const answer = await callApi(
    new Request('http://api.internal/api/v1/openapi.json'),
    context.get(visitContext),
  );
  const { info, paths, components } = document.parse(await answer.json());
  const chosen = Object.entries(paths).filter(([path]) => partOfPath(path) === part);
  const types = part === 'types' ? Object.entries(components.schemas) : [];
  return {
    info: { ...info, description: typeset(info.description) },
    part,
    operations: chosen.flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, ...shown(operation) })),
    ),
    schemas: types.map(([name, each]) => ({ name, fields: fieldsOf(each) })),
  };
}

function shown({
  operationId,
  summary,
  security,
  parameters,
  requestBody,
  responses,
}: z.output<typeof described>) {
  const body = requestBody?.content['application/json']?.schema;
  return {
    id: operationId,
    summary: typeset(summary),
    signedIn: security.every((scheme) => 'advertiser' in scheme),
    parameters: parameters.map((each) => ({
      name: each.name,
      type: formatType(each.schema),
      note: each.in === 'path' ? 'v adrese' : each.required ? 'povinné' : '',
    })),
    bytes: requestBody !== undefined && body === undefined,
    body: body ? fieldsOf(body) : [],
    answers: Object.entries(responses).map(([status, { description, content: answered }]) => ({
      status,
      description: typeset(description),
      type: status.startsWith('2') ? dataType(answered?.['application/json']?.schema) : undefined,
    })),
  };
}

/** Type of `data` in a successful response. */
function dataType(answer: Schema | undefined): string | undefined {
  const data = answer?.properties?.data;
  return data && formatType(data);
}
