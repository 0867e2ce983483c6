/** Rows of a semicolon-separated file; fields may be quoted and then hold semicolons, quotes and line breaks. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [[]];
  const fields = /("(?:[^"]|"")*"|[^;\r\n]*)(;|\r?\n|$)/gy;
  for (const [whole, field = '', end] of text.matchAll(fields)) {
    rows.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === '' || whole === '') break;
    if (end !== ';') rows.push([]);
  }
  return rows.filter((row) => row.some((field) => field !== ''));
}
