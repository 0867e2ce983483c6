import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { html, raw } from 'hono/html';
import { chromium, type Page } from 'playwright-core';
import { requireChromium } from '../../e2e/chromium.ts';
import { runProgram } from '../bootstrap/run-program.ts';
import { readConfig } from '../config.ts';
import { emailKinds } from '../features/all.ts';
import type { Email } from '../platform/mail/mail.ts';

const folder = fileURLToPath(new URL('../../test-results/emails/', import.meta.url));

/** Widths in pixels: a phone, and the pane of a mail program. */
const widths = [390, 600] as const;
const themes = ['light', 'dark'] as const;

type Shown = { id: string; when: string; label: string; email: Email; pictures: readonly string[] };

/** Renders email specimens onto one overview page: those whose name contains the given word, or all. */
await runProgram(async () => {
  const [, , word = ''] = process.argv;
  const config = readConfig({
    NODE_ENV: 'test',
    APP_URL: 'https://florbalovy-bazar.example',
    OPERATOR_NAME: 'Jan Novák',
    OPERATOR_ID: '12345679',
    OPERATOR_ADDRESS: 'Sportovní 1, 602 00 Brno',
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage();
    const shown: Shown[] = [];
    for (const { name, when, specimens } of emailKinds.filter((kind) => kind.name.includes(word))) {
      for (const [at, { label, compose }] of specimens.entries()) {
        const email = await compose(config, 'krystof@example.cz');
        const id = `${name}-${at}`;
        shown.push({ id, when, label, email, pictures: await picture(page, id, email.html) });
      }
    }
    const file = join(folder, 'index.html');
    writeFileSync(file, String(await overview(shown)));
    console.log(`${shown.length} emails, open ${file}`);
  } finally {
    await browser.close();
  }
});

/** Takes screenshots of an email at each width in each theme; returns their file names. */
async function picture(page: Page, id: string, content: string): Promise<string[]> {
  const names: string[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 300 });
      await page.setContent(content);
      const name = `${id}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: join(folder, name), fullPage: true });
      names.push(name);
    }
  }
  return names;
}

// A function declaration, because the program above runs before constants below are initialized.
function overview(shown: readonly Shown[]) {
  return html`<!doctype html>
    <html lang="cs">
      <head>
        <meta charset="utf-8" />
        <title>E-maily bazaru</title>
        ${raw(`<style>
          body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; background: #fff; color: #111; }
          section { border-top: 2px solid #ccc; margin-top: 32px; }
          .twins { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; }
          .twins img { border: 1px solid #ccc; flex: none; }
          pre { white-space: pre-wrap; overflow-wrap: anywhere; width: 600px; flex: none; font-size: 13px; }
        </style>`)}
      </head>
      <body>
        <h1>E-maily bazaru</h1>
        <ol>
          ${shown.map(({ id, email }) => html`<li><a href="#${id}">${email.subject}</a></li>`)}
        </ol>
        ${shown.map(
          ({ id, when, label, email, pictures }) =>
            html`<section id="${id}">
              <h2>${email.subject}</h2>
              <p>
                ${id}: ${when} ${label}. ${email.replyTo ? `Odpověď: ${email.replyTo}.` : ''}
                ${JSON.stringify(email.headers)}
              </p>
              <div class="twins">
                ${pictures.map((name) => html`<img src="${name}" alt="" loading="lazy" />`)}
                <pre>${email.text}</pre>
              </div>
            </section>`,
        )}
      </body>
    </html>`;
}
