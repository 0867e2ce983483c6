import { classifyTranscript, type Weights } from '../../src/features/conversations/scams/classify.ts';
import type { LabelledConversation } from './labelled-set.ts';

export type Score = { frauds: number; found: number; honest: number; falseAlarms: number };

/** Shares of fraudulent and of honest messages that are flagged. */
export function score(conversations: readonly LabelledConversation[], weights?: Weights): Score {
  const judged = conversations.flatMap((conversation) =>
    classifyTranscript(conversation, weights).map(({ flagged }, at) => ({
      flagged,
      fraud: conversation.fraudulent[at] ?? false,
    })),
  );
  const count = (fraud: boolean, flagged: boolean) =>
    judged.filter((each) => each.fraud === fraud && each.flagged === flagged).length;
  const found = count(true, true);
  const falseAlarms = count(false, true);
  return {
    frauds: found + count(true, false),
    found,
    honest: falseAlarms + count(false, false),
    falseAlarms,
  };
}

export const recall = ({ frauds, found }: Score): number => found / frauds;
export const falseAlarmRate = ({ honest, falseAlarms }: Score): number => falseAlarms / honest;
