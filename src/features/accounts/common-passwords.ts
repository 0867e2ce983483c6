import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { type Refusal, refuse } from '../../contract/errors.ts';

/**
 * Minimum number of guesses: ASVS requires rejecting the 3,000 most common passwords, and attackers also try
 * variations of them.
 */
const minGuesses = 10_000_000;

/** Words of this site, which an attacker would try first. */
const siteWords =
  `florbal florbalovy florbalovybazar florbalka florbalky florbalista florbalistka bazar bazarflorbal
  florbalbazar floorball unihoc salming oxdog fatpipe zone exel tempish brankar hokejka hul inzerat heslo mojeheslo
  tajneheslo`
    .split(/\s+/)
    .filter((word) => word !== '');

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded when the first password is chosen: about 3 MB of word lists that sign-ins do not need. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [common, czech] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-cs'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...czech.dictionary, ownWords: siteWords },
    graphs: common.adjacencyGraphs,
  });
}

/**
 * Whether a password is easily guessed from published lists, Czech words and names, or the user's own address.
 */
export async function isCommonPassword(typed: string, email: string): Promise<boolean> {
  estimator ??= loadEstimator();
  const [mailbox = ''] = email.split('@');
  const own = [email, mailbox, ...email.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length > 2);
  const plain = typed.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const { guesses } = (await estimator).check(plain.slice(0, 100), own);
  return guesses < minGuesses;
}

export async function refuseCommonPassword(
  typed: string,
  email: string,
): Promise<Refusal<'invalid-input'> | undefined> {
  if (!(await isCommonPassword(typed, email))) return undefined;
  return refuse('invalid-input', { fields: { password: ['Tohle heslo používá moc lidí. Zvol jiné.'] } });
}
