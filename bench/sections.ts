import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes one section under its `##` heading into a page shared by several measurements; other sections are
 * preserved.
 */
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
