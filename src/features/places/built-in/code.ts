import { fold } from '../../../contract/fold.ts';

/**
 * A lasting code of a place whose official one is not known yet, e.g. `CZ0642-1k3f9z2`: the district and a
 * hash (FNV-1a, 32 bits) of the name. It can be told from the official six digits, and found again after an import.
 */
export function builtInCode(name: string, districtCode: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(fold(name))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `${districtCode}-${hash.toString(36)}`;
}

/** The district that a built-in code names; nothing for an official code. */
export function districtOfBuiltInCode(code: string): string | undefined {
  return /^(CZ0[0-9A-C]{3})-[0-9a-z]+$/.exec(code)?.[1];
}
