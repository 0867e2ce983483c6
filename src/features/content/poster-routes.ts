import { Hono } from 'hono';
import { readFileSync } from 'node:fs';
import type { VisitEnv } from '../../platform/http/begin-visit.ts';
import type { Platform } from '../../platform/platform.ts';
import { qrRows } from '../../platform/qr/qr.ts';

/** Serves `/ke-stazeni/plakat-do-haly.pdf`; the other downloads are static files. */
export function posterRoutes({ config }: Pick<Platform, 'config'>): Hono<VisitEnv> {
  let poster: Uint8Array<ArrayBuffer> | undefined;
  const app = new Hono<VisitEnv>();
  app.get('/plakat-do-haly.pdf', (c) => {
    poster ??= new Uint8Array(posterFor(config.appUrl));
    return c.body(poster, 200, {
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=3600',
    });
  });
  return app;
}

const printedPoster = new URL('../../../content/downloads/plakat-do-haly.pdf', import.meta.url);

/**
 * The poster with a QR code of this installation's URL. The printed PDF has a grey placeholder picture; a newer
 * version of that picture is appended as an incremental update (ISO 32000-1, 7.5.6). The rest is unchanged, so the
 * poster stays tagged.
 */
export function posterFor(address: string): Buffer {
  const printed = readFileSync(printedPoster);
  const text = printed.toString('latin1');
  const [, picture] = /(\d+) 0 obj\s*<<(?:(?!>>)[\s\S])*\/Subtype \/Image/.exec(text) ?? [];
  const [, trailer, start] = /trailer\s*<<([\s\S]*?)>>\s*startxref\s+(\d+)\s+%%EOF\s*$/.exec(text) ?? [];
  if (!picture || !trailer || !start) throw new Error('plakat-do-haly.pdf has no place for a QR code');
  const object = Buffer.concat([Buffer.from(`\n${picture} 0 obj\n`), pictureOf(qrRows(address))]);
  const offset = String(printed.length + 1).padStart(10, '0');
  const end = `xref\n${picture} 1\n${offset} 00000 n \ntrailer\n<<${trailer.trim()}\n/Prev ${start}>>\nstartxref\n${printed.length + object.length}\n%%EOF\n`;
  return Buffer.concat([printed, object, Buffer.from(end)]);
}

/** An image object with one grey pixel per module, uncompressed (about a kilobyte). */
function pictureOf(rows: readonly (readonly boolean[])[]): Buffer {
  const points = Buffer.from(rows.flatMap((row) => row.map((dark) => (dark ? 0 : 255))));
  const width = rows[0]?.length ?? 0;
  const head = `<</Type /XObject\n/Subtype /Image\n/Width ${width}\n/Height ${rows.length}\n/ColorSpace /DeviceGray\n/BitsPerComponent 8\n/Length ${points.length}>> stream\n`;
  return Buffer.concat([Buffer.from(head), points, Buffer.from('\nendstream\nendobj\n')]);
}
