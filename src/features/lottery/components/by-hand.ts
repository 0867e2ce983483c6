import type { LotteryRound } from '../contract.ts';

type Proof = Pick<LotteryRound, 'secret' | 'listDigest' | 'winners'>;

/** Shell commands that verify each number of a round; the list is in `losy.txt`. */
export function shellCommands({ secret, listDigest, winners }: Proof): string[] {
  const commands = ['openssl dgst -sha256 losy.txt'];
  if (secret === undefined) return commands;
  const hmac = ({ counter }: { counter: number }) =>
    `printf '%s' '${listDigest ?? ''}:${counter}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:${secret}`;
  return [...commands, `printf '%s' '${secret}' | xxd -r -p | openssl dgst -sha256`, ...winners.map(hmac)];
}

/** The whole draw as a Node program that needs only the list. */
export function nodeProgram({ secret = '', winners }: Proof): string {
  return `import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const secret = Buffer.from('${secret}', 'hex');
const list = readFileSync('losy.txt', 'utf8');
const sha256 = (data) => createHash('sha256').update(data).digest('hex');
console.log('otisk klíče:', sha256(secret));
console.log('otisk seznamu:', sha256(list));

const rows = list.trim().split('\\n').slice(1).map((row) => row.split(' '));
const count = BigInt(rows.length);
const fair = 2n ** 64n - (2n ** 64n % count);
const drawn = new Set();
for (let counter = 0; drawn.size < ${winners.length}; counter += 1) {
  const hmac = createHmac('sha256', secret).update(sha256(list) + ':' + counter);
  const number = hmac.digest().readBigUInt64BE();
  if (number >= fair) continue;
  const [listing, owner] = rows[Number(number % count)];
  if (drawn.has(owner)) continue;
  drawn.add(owner);
  console.log(drawn.size + '. inzerát č. ' + listing + ', čítač ' + counter);
}
`;
}
