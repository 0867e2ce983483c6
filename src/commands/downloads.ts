import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { requireChromium } from '../../e2e/chromium.ts';
import { runProgram } from '../bootstrap/run-program.ts';
import { paperFile, paperOf } from './downloads/paper.ts';
import { pagesOf } from './downloads/pdf-facts.ts';

const folder = new URL('../../content/downloads/', import.meta.url);
const listFile = new URL('printed.json', folder);

type Printed = Record<string, { source: string; bytes: number; pages: number }>;

/** Prints the papers whose source has changed, each as a tagged PDF, and notes what they were printed from. */
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
