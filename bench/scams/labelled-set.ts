import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TranscriptMessage, Transcript } from '../../src/features/conversations/scams/signals.ts';

/** Files of the set: two halves of each author. */
export type LabelledFile =
  | 'development'
  | 'held-out'
  | 'another-author-development'
  | 'another-author-held-out';

export type LabelledConversation = Transcript & { title: string; fraudulent: readonly boolean[] };

const folder = join(import.meta.dirname, '../../test/reference/scams');
const head = /^== .+? \| .+? \| (?<title>.+) \| k(?<buyer>\d+|-) p(?<seller>\d+|-)$/;
const line = /^(?<side>[kp])(?<fraud>!?) (?<text>.+)$/;

/** Conversations of one file of the set (format: see its README.md). Throws for an unknown kind of line. */
export function labelledConversations(file: LabelledFile): LabelledConversation[] {
  const conversations: {
    title: string;
    buyer: Transcript['buyer'];
    seller: Transcript['seller'];
    messages: TranscriptMessage[];
    fraudulent: boolean[];
  }[] = [];
  for (const each of readFileSync(join(folder, `${file}.txt`), 'utf8').split('\n')) {
    if (!each) continue;
    const begun = head.exec(each)?.groups;
    if (begun) {
      const { title = '', buyer, seller } = begun;
      conversations.push({ title, buyer: known(buyer), seller: known(seller), messages: [], fraudulent: [] });
      continue;
    }
    const said = line.exec(each)?.groups;
    const conversation = conversations.at(-1);
    if (!said || !conversation) throw new Error(`${file}.txt: ${each}`);
    conversation.messages.push({
      from: said.side === 'k' ? 'buyer' : 'seller',
      text: (said.text ?? '').replaceAll(' ⏎ ', '\n'),
    });
    conversation.fraudulent.push(said.fraud === '!');
  }
  return conversations;
}

const known = (days: string | undefined): Transcript['buyer'] => ({
  accountDays: days === undefined || days === '-' ? undefined : Number(days),
});
