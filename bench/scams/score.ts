import { judgeTalk, type Weights } from '../../src/features/conversations/scams/judge.ts';
import type { LabelledTalk } from './labelled-set.ts';

export type Score = { frauds: number; found: number; honest: number; falseAlarms: number };

/** Shares of fraudulent and of honest messages that are flagged. */
export function score(talks: readonly LabelledTalk[], weights?: Weights): Score {
  const judged = talks.flatMap((talk) =>
    judgeTalk(talk, weights).map(({ flagged }, at) => ({ flagged, fraud: talk.fraudulent[at] ?? false })),
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
