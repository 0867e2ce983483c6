import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { getMimeType } from 'hono/utils/mime';

export type OpenParts = { url: string; close: () => void };

/** Responses to the browser's calls by the last part of the URL; without a body the response never ends. */
const answers: Readonly<Record<string, { status: number; body?: string }>> = {
  data: { status: 200, body: '{"data":{"n":1},"message":"Hotovo."}' },
  silent: { status: 500, body: '{}' },
  said: { status: 409, body: '{"error":{"code":"x","message":"Máš obsazené všechny karty."}}' },
  html: { status: 502, body: '<h1>Bad gateway</h1>' },
  slow: { status: 200 },
};

/** A page with only the shell's parts, and a server that responds normally, with errors, or never. */
export async function openParts(): Promise<OpenParts> {
  const files = await builtParts();
  const http = createServer((request, response) => {
    const path = request.url ?? '/';
    const file = files.get(path === '/' ? '/index.html' : path);
    const [, name = ''] = /^\/volani\/(\w+)/.exec(path) ?? [];
    const { status, body } = answers[name] ?? { status: 404, body: '{}' };
    if (file) response.writeHead(200, { 'content-type': file.type }).end(file.content);
    else if (name === 'away') response.writeHead(302, { location: '/jinam.html' }).end();
    else if (name === 'headers')
      response.end(JSON.stringify({ headers: request.headers, method: request.method }));
    else {
      response.writeHead(status, { 'content-type': 'application/json' });
      if (body === undefined) response.flushHeaders();
      else response.end(body);
    }
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(http.address())}`,
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
}

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' ? (address?.port ?? 0) : 0;

type BuiltFile = { type: string; content: string | Uint8Array };

/** The page and its parts, bundled in memory with the site's configuration. */
async function builtParts(): Promise<ReadonlyMap<string, BuiltFile>> {
  const built = await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: { write: false, assetsInlineLimit: 0 },
  });
  if (!('output' in built)) throw new Error('The parts were not built');
  return new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      {
        type: getMimeType(file.fileName) ?? '',
        content: file.type === 'chunk' ? file.code : file.source,
      },
    ]),
  );
}
