export type FormPart = { name: string; fileName: string | undefined; body: AsyncIterable<Uint8Array> };

/** The body is not what its content type promises, or it was cut off. */
export class MalformedForm extends Error {}

/** A part's headers are three short lines; more is nobody's browser. */
const maxHeaderBytes = 8 * 1024;
const lineEnd = '\r\n';

/** The boundary of a `multipart/form-data` request, if it is one. */
export function multipartBoundary(request: Request): string | undefined {
  const type = request.headers.get('content-type') ?? '';
  const match = /^multipart\/form-data;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type);
  return match?.[1] ?? match?.[2];
}

/**
 * The parts of a form as they arrive, holding no more than one piece of the body at a time. Each part's body has to
 * be read, or left whole, before the next part is asked for. (`Request.formData()` would hold all the photos at once.)
 */
export async function* multipartParts(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<FormPart> {
  const source = body[Symbol.asyncIterator]();
  const mark = Buffer.from(`${lineEnd}--${boundary}`);
  let held: Buffer = Buffer.from(lineEnd);

  async function more(): Promise<void> {
    const next = await source.next();
    if (next.done) throw new MalformedForm('The form ended in the middle');
    held = Buffer.concat([held, next.value]);
  }
  async function* untilMark(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = held.indexOf(mark);
      const sure = at >= 0 ? at : held.length - mark.length + 1;
      if (sure > 0) yield held.subarray(0, sure);
      held = held.subarray(at >= 0 ? at + mark.length : Math.max(sure, 0));
      if (at >= 0) return;
      await more();
    }
  }
  async function headers(): Promise<string> {
    const end = Buffer.from(lineEnd + lineEnd);
    while (!held.includes(end)) {
      if (held.length > maxHeaderBytes) throw new MalformedForm('A part has too many headers');
      await more();
    }
    const at = held.indexOf(end);
    const text = held.toString('utf8', 0, at);
    held = held.subarray(at + end.length);
    return text;
  }

  await drain(untilMark());
  for (;;) {
    while (held.length < 2) await more();
    if (held.toString('latin1', 0, 2) === '--') return;
    const disposition = await headers();
    const content = untilMark();
    yield { ...nameOf(disposition), body: content };
    await drain(content);
  }
}

async function drain(pieces: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of pieces);
}

function nameOf(headers: string): { name: string; fileName: string | undefined } {
  const parameter = (key: string) => new RegExp(`[;\\s]${key}="([^"]*)"`, 'i').exec(headers)?.[1];
  return { name: unquoted(parameter('name') ?? ''), fileName: mapped(parameter('filename')) };
}

const mapped = (text: string | undefined) => (text === undefined ? undefined : unquoted(text));

/** Browsers write quotes and line ends in names as percent codes. */
const unquoted = (text: string) => text.replaceAll('%22', '"').replaceAll(/%0[DA]/gi, ' ');
