import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Said, Talk } from '../../src/features/conversations/scams/signs.ts';

/** Files of the set: two halves of each author. */
export type LabelledFile =
  | 'development'
  | 'held-out'
  | 'another-author-development'
  | 'another-author-held-out';

export type LabelledTalk = Talk & { title: string; fraudulent: readonly boolean[] };

const folder = join(import.meta.dirname, '../../test/reference/scams');
const head = /^== .+? \| .+? \| (?<title>.+) \| k(?<buyer>\d+|-) p(?<seller>\d+|-)$/;
const line = /^(?<side>[kp])(?<fraud>!?) (?<text>.+)$/;

/** Conversations of one file of the set (format: see its README.md). Throws for an unknown kind of line. */
export function labelledTalks(file: LabelledFile): LabelledTalk[] {
  const talks: {
    title: string;
    buyer: Talk['buyer'];
    seller: Talk['seller'];
    said: Said[];
    fraudulent: boolean[];
  }[] = [];
  for (const each of readFileSync(join(folder, `${file}.txt`), 'utf8').split('\n')) {
    if (!each) continue;
    const begun = head.exec(each)?.groups;
    if (begun) {
      const { title = '', buyer, seller } = begun;
      talks.push({ title, buyer: known(buyer), seller: known(seller), said: [], fraudulent: [] });
      continue;
    }
    const said = line.exec(each)?.groups;
    const talk = talks.at(-1);
    if (!said || !talk) throw new Error(`${file}.txt: ${each}`);
    talk.said.push({
      from: said.side === 'k' ? 'buyer' : 'seller',
      text: (said.text ?? '').replaceAll(' ⏎ ', '\n'),
    });
    talk.fraudulent.push(said.fraud === '!');
  }
  return talks;
}

const known = (days: string | undefined): Talk['buyer'] => ({
  accountDays: days === undefined || days === '-' ? undefined : Number(days),
});
