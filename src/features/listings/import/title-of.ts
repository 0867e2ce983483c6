import { titleLength } from '../contract.ts';

/** A title that fits where titles stand. One that was longer elsewhere ends at a word, and its whole is kept in `whole`. */
export function titleOf(written: string): { title: string; whole: string[] } {
  if (written.length <= titleLength.max) return { title: written, whole: [] };
  const room = written.slice(0, titleLength.max - 1);
  const atWord = room.replace(/[\s,;:–-]+\S*$/u, '');
  return { title: `${atWord || room}…`, whole: [`celý nadpis „${written}“`] };
}
