import { Readable, pipeline } from 'node:stream';
import { Busboy } from '@fastify/busboy';

export type FormPart =
  | { name: string; value: string }
  | { name: string; fileName: string; body: AsyncIterable<Uint8Array> };

/** The body does not match its content type, or was truncated. */
export class MalformedForm extends Error {}

/** Fields longer than any of ours are truncated; a part has at most three short headers. */
const limits = { fieldSize: 100_000, headerSize: 8 * 1024 };

/** The content type of a `multipart/form-data` request; undefined for others. */
export function multipartType(request: Request): string | undefined {
  const type = request.headers.get('content-type') ?? '';
  return /^multipart\/form-data;.*boundary=./i.test(type) ? type : undefined;
}

/**
 * Parts of a form as they arrive, buffering only one chunk of a file at a time; unread files are skipped.
 * (`Request.formData()` would buffer all photos at once.)
 */
export async function* multipartParts(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<FormPart> {
  const parts = new Readable({ objectMode: true, read() {} });
  const parser = new Busboy({ headers: { 'content-type': contentType }, limits });
  parser.on('field', (name, value) => void parts.push({ name, value }));
  parser.on('file', (name, file, fileName) => {
    // The file's reader gets the error; without a listener an unread file would crash the process.
    file.on('error', () => undefined);
    parts.push({ name, fileName: unquoted(fileName ?? ''), file });
  });
  const source = Readable.from(body);
  // Not destroyed with the error, because earlier parts have arrived completely.
  pipeline(source, parser, (problem) => void parts.push(problem ? new MalformedForm(problem.message) : null));
  try {
    for await (const part of parts as AsyncIterable<Received>) {
      if (part instanceof MalformedForm) throw part;
      if ('value' in part) yield part;
      else {
        const { file, ...named } = part;
        yield { ...named, body: wholeOrRefused(file) };
        file.resume();
      }
    }
  } finally {
    source.destroy();
  }
}

type Received =
  | { name: string; value: string }
  | { name: string; fileName: string; file: Readable }
  | MalformedForm;

async function* wholeOrRefused(file: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (problem) {
    throw new MalformedForm('The form ended in the middle of a file', { cause: problem });
  }
}

/** Browsers percent-encode quotes in names. */
const unquoted = (text: string) => text.replaceAll('%22', '"');
