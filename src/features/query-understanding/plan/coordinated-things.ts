import type { FoundFact } from '../facts/fact.ts';
import { isOwner } from '../listing/heads.ts';
import type { QueryWords } from './query-parts.ts';

const servicesOfSticks = ['bending', 'regripping', 'shortening', 'painting', 'repair', 'service'];
const conjunctions = new Set(['a', 'i', 'nebo', 'anebo', 'plus']);

/**
 * `maska a vesta`, `boty, hůl`, `boty vak`, `výbava: maska, vesta`: all of them are wanted; in `vak na hůl` and
 * `čepel hůl` only the first.
 */
export function coordinatedThings(facts: readonly FoundFact[], tokens: QueryWords['tokens']): string[] {
  const [first, ...others] = facts.filter((fact) => fact.is === 'thing');
  if (!first) return [];
  const [second] = others;
  const all = first.thing === 'gear' && second && !isOwner(tokens, second) ? others : [first, ...others];
  const last = all.findIndex((fact, index) => {
    const next = all[index + 1];
    if (!next) return true;
    const between = tokens.slice(fact.at + fact.length, next.at + 1);
    return !between.some(
      ({ text, gap }, at) =>
        /[,+&]/.test(gap) ||
        (at < between.length - 1 && conjunctions.has(text)) ||
        (/^se?$/.test(text) && !belongings[fact.thing]?.has(next.thing)) ||
        (between.length === 1 && !belongings[next.thing]?.has(fact.thing)),
    );
  });
  return [...new Set(all.slice(0, last + 1).map(({ thing }) => thing))];
}

/** Accessories that directly before such a thing are meant for it: `vak hole`, `síť branka`. */
const belongings: Readonly<Record<string, ReadonlySet<string>>> = {
  stick: new Set(['blade', 'shaft', 'grip', 'knob', 'stickbag', 'toolbag', 'cover', ...servicesOfSticks]),
  goal: new Set(['net', 'tarp']),
  ball: new Set(['ball-net', 'bag']),
};
