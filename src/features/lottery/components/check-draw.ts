import type { LotteryRound } from '../contract.ts';
import { commitmentOf, type Drawn, firstDrawn, readEntryList, sha256 } from '../draw-rule.ts';

export type Check = { what: string; fits: boolean; shown: readonly string[] };

type Proof = Pick<LotteryRound, 'slug' | 'commitment' | 'secret' | 'listDigest' | 'winners'>;

/** Computes everything that a round has published from the list alone, a step at a time. */
export async function* checkDraw(round: Proof, list: string): AsyncGenerator<Check> {
  const digest = await sha256(list);
  yield { what: 'Otisk seznamu losů', fits: digest === round.listDigest, shown: [digest] };
  const { entries, slug } = readEntryList(list);
  yield {
    what: 'Zápis seznamu',
    fits: slug === round.slug,
    shown: [
      `kolo ${slug}, losů ${entries.length}, inzerentů ${new Set(entries.map(({ owner }) => owner)).size}`,
    ],
  };
  if (round.secret === undefined) return;
  const commitment = await commitmentOf(round.secret);
  yield { what: 'Otisk klíče', fits: commitment === round.commitment, shown: [commitment] };
  const drawn = await firstDrawn(round.secret, list, round.winners.length);
  yield { what: 'Vylosovaní', fits: isSame(drawn, round.winners), shown: drawn.map(words) };
}

const isSame = (drawn: readonly Drawn[], published: Proof['winners']) =>
  drawn.length === published.length &&
  drawn.every(({ listing, counter }, index) => {
    const winner = published[index];
    return winner?.listing === listing && winner.counter === counter;
  });

const words = ({ listing, counter, line }: Drawn, index: number) =>
  `${index + 1}. inzerát č. ${listing}: čítač ${counter}, řádek losu ${line}`;
