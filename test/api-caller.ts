import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import { createApi } from '../src/api/api.ts';
import { openApiDocument } from '../src/api/openapi.ts';
import type { Operation } from '../src/contract/operation.ts';
import { operations } from '../src/features/all.ts';
import type { TestPlatform } from './platform.ts';

type Input = {
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  bytes?: Uint8Array;
  token?: string;
  application?: string;
};

const answer = z.object({
  data: z.unknown().optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
});

const idOf = ({ method, path }: Operation): string | undefined =>
  operations.find((other) => other.method === method && other.path === path)?.id;

/** Calls operations like an external application, over `Request`, and validates each response against OpenAPI. */
export class ApiCaller {
  readonly #api: ReturnType<typeof createApi>;
  readonly #ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  /** `operation status` of every response seen. */
  readonly seen = new Set<string>();

  constructor(platform: TestPlatform) {
    this.#api = createApi(platform);
    this.#ajv.addSchema(JSON.parse(JSON.stringify(openApiDocument)), 'api');
  }

  async call(
    operation: Operation,
    input: Input = {},
  ): Promise<{ status: number; body: z.output<typeof answer> }> {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(input.params?.[name]));
    const request = new Request(`http://api.test/api/v1${path}${input.query ?? ''}`, {
      method: operation.method.toUpperCase(),
      headers: {
        'access-token': input.application ?? 'web',
        ...(input.token ? { authorization: `Bearer ${input.token}` } : {}),
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(input.bytes ? { body: new Uint8Array(input.bytes) } : {}),
    });
    const response = await this.#api.fetch(request, { requestId: 'test', client: 'test' });
    const isFile = operation.data === 'file' && response.ok;
    const body: unknown = isFile
      ? { data: (await response.arrayBuffer()).byteLength }
      : await response.json();
    if (!isFile) this.#check(operation, response.status, body);
    this.seen.add(`${idOf(operation)} ${response.status}`);
    return { status: response.status, body: answer.parse(body) };
  }

  #check(operation: Operation, status: number, body: unknown): void {
    const steps = ['paths', operation.path, operation.method, 'responses', String(status)];
    const pointer = [...steps, 'content', 'application/json', 'schema']
      .map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
      .join('/');
    const said = `${idOf(operation)} answered ${status}`;
    const validate = this.#ajv.getSchema(`api#/${pointer}`);
    if (!validate) throw new Error(`${said}, which the document does not name`);
    if (validate(body)) return;
    throw new Error(
      `${said}: ${this.#ajv.errorsText(validate.errors)} in ${JSON.stringify(body).slice(0, 400)}`,
    );
  }
}
