import { Readable, pipeline } from 'node:stream';
import { Busboy } from '@fastify/busboy';

export type FormPart =
  | { name: string; value: string }
  | { name: string; fileName: string; body: AsyncIterable<Uint8Array> };

/** The body is not what its content type promises, or it was cut off. */
export class MalformedForm extends Error {}

/** Longer fields than any form of ours has are cut, and a part's headers are three short lines. */
const limits = { fieldSize: 100_000, headerSize: 8 * 1024 };

/** The content type of a `multipart/form-data` request, if it is one. */
export function multipartType(request: Request): string | undefined {
  const type = request.headers.get('content-type') ?? '';
  return /^multipart\/form-data;.*boundary=./i.test(type) ? type : undefined;
}

/**
 * The parts of a form as they arrive, holding no more than one piece of a file at a time; a file left unread is passed
 * over. (`Request.formData()` would hold all the photos at once.)
 */
export async function* multipartParts(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<FormPart> {
  const parts = new Readable({ objectMode: true, read() {} });
  const parser = new Busboy({ headers: { 'content-type': contentType }, limits });
  parser.on('field', (name, value) => void parts.push({ name, value }));
  parser.on('file', (name, file, fileName) => {
    // Whoever reads the file hears of it; a file that nobody reads must not bring the process down.
    file.on('error', () => undefined);
    parts.push({ name, fileName: unquoted(fileName ?? ''), file });
  });
  const source = Readable.from(body);
  // Not destroyed with the problem: the parts before it have come whole.
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

/** Browsers write quotes in names as percent codes. */
const unquoted = (text: string) => text.replaceAll('%22', '"');
