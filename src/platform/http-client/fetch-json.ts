export type ExternalResponse =
  | { kind: 'answer'; status: number; body: unknown }
  /** No answer in time, a malformed one, or one that is too long. */
  | { kind: 'failed'; because: string };

/** Longer answers cannot be what we asked for. */
const maxBytes = 512 * 1024;

/**
 * Fetches JSON from a third-party server by GET. Never throws, follows no redirects, reads at most 512 kB and
 * gives up after `milliseconds`, whether the answer has not begun or has not ended.
 */
export async function fetchJson(url: URL, milliseconds: number): Promise<ExternalResponse> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    });
    return { kind: 'answer', status: response.status, body: JSON.parse(await readText(response)) };
  } catch (problem) {
    return { kind: 'failed', because: problem instanceof Error ? problem.message : String(problem) };
  }
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
