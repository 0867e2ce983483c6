import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Puts a section under its `##` heading in a page that several measurements write; the others stay as they are. */
export function writeSection(page: URL, heading: string, text: string, title: string): void {
  const now = existsSync(page) ? readFileSync(page, 'utf8') : `# ${title}\n`;
  const own = `## ${heading}\n\n${text.trim()}\n`;
  const start = now.indexOf(`\n## ${heading}\n`) + 1;
  if (start === 0) {
    writeFileSync(page, `${now.trimEnd()}\n\n${own}`);
    return;
  }
  const next = now.indexOf('\n## ', start);
  writeFileSync(page, now.slice(0, start) + own + (next < 0 ? '' : now.slice(next)));
}
