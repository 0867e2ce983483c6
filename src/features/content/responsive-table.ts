import type { Tokens } from 'marked';

/** Characters of a cell from which its words need the width of a phone for themselves. */
const wordyFrom = 40;

/** Whether a table holds sentences rather than numbers: on a phone each of its rows then becomes a block. */
export const isWordy = ({ header, rows }: Tokens.Table): boolean =>
  header.length > 2 && rows.some((row) => row.some(({ text }) => text.length >= wordyFrom));

type Ways = { inline: (cell: Tokens.TableCell) => string; plain: (cell: Tokens.TableCell) => string };

/** Cells say their column, for the block. Roles are told, as a block would not be read as a table. */
export function responsiveTable({ header, rows }: Tokens.Table, { inline, plain }: Ways): string {
  const head = header.map((cell) => `<th role="columnheader">${inline(cell)}</th>`).join('');
  const columns = header.map(plain);
  const body = rows.map((row) => {
    const cells = row.map((cell, at) => `<td role="cell" data-l="${columns[at] ?? ''}">${inline(cell)}</td>`);
    return `<tr role="row">${cells.join('')}</tr>`;
  });
  return `<table role="table" data-words=""><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body.join('\n')}</tbody></table>`;
}
