import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { requireChromium } from '../../e2e/chromium.ts';
import { runProgram } from '../bootstrap/run-program.ts';
import { paperFile, paperOf } from './downloads/paper.ts';

const folder = new URL('../../content/downloads/', import.meta.url);
const listFile = new URL('printed.json', folder);

type Printed = Record<string, { source: string; bytes: number; pages: number }>;

/** Prints papers whose source has changed as tagged PDFs, and records the hash of what each was printed from. */
await runProgram(async () => {
  const papers = readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => paperOf(name.slice(0, -'.md'.length)));
  const before: Printed = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : {};
  const printed: Printed = {};
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage();
    for (const { slug, html, hash } of papers) {
      const file = paperFile(slug);
      const previous = before[slug];
      if (previous?.source === hash && existsSync(file)) {
        printed[slug] = previous;
        continue;
      }
      await page.setContent(html, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const pdf = await page.pdf({
        tagged: true,
        outline: true,
        preferCSSPageSize: true,
        printBackground: true,
      });
      mkdirSync(dirname(fileURLToPath(file)), { recursive: true });
      writeFileSync(file, pdf);
      printed[slug] = { source: hash, bytes: pdf.length, pages: pagesOf(pdf) };
      console.log(`${slug}.pdf, ${pdf.length} bytes`);
    }
  } finally {
    await browser.close();
  }
  writeFileSync(listFile, `${JSON.stringify(printed, null, 2)}\n`);
});

/** Below: metadata that Chromium writes into a PDF uncompressed. */

// Function declarations, because the program above runs before constants below are initialized.
function plain(pdf: Uint8Array): string {
  return Buffer.from(pdf).toString('latin1');
}

export function pagesOf(pdf: Uint8Array): number {
  return plain(pdf).match(/\/Type\s*\/Page(?![a-z])/g)?.length ?? 0;
}

/** Whether the PDF is tagged, so that screen readers can follow its structure. */
export const isTagged = (pdf: Uint8Array): boolean =>
  /\/MarkInfo\s*<<[^>]*\/Marked\s+true/.test(plain(pdf)) && /\/StructTreeRoot\s+\d+ 0 R/.test(plain(pdf));

export const languageOf = (pdf: Uint8Array): string | undefined =>
  /\/Lang\s*\(([^)]*)\)/.exec(plain(pdf))?.[1];

/** The document's title; Chromium writes long ones as hexadecimal UTF-16. */
export function titleOf(pdf: Uint8Array): string | undefined {
  const [, hex, bytes] = /\/Title\s*(?:<FEFF([0-9A-Fa-f]*)>|\(((?:\\.|[^)\\])*)\))/.exec(plain(pdf)) ?? [];
  if (hex !== undefined) return Buffer.from(hex, 'hex').swap16().toString('utf16le');
  if (bytes === undefined) return undefined;
  const raw = Buffer.from(unescaped(bytes), 'latin1');
  return raw[0] === 0xfe && raw[1] === 0xff
    ? raw.subarray(2).swap16().toString('utf16le')
    : raw.toString('latin1');
}

const unescaped = (text: string): string =>
  text.replaceAll(/\\(?:([0-7]{1,3})|(.))/gs, (_, octal: string | undefined, mark: string) =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : ({ n: '\n', r: '\r', t: '\t' }[mark] ?? mark),
  );
