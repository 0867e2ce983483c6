import { categoryOfThing } from '../lexicon/thing-book.ts';

const thingMark = 'thing:';

/** The category of the one thing that a listing offers; nothing for a lot and for things of elsewhere. */
export function leafOfMarks(marks: readonly string[]): string | undefined {
  const things = marks.filter((mark) => mark.startsWith(thingMark));
  const [thing] = things;
  return thing !== undefined && things.length === 1
    ? categoryOfThing[thing.slice(thingMark.length)]
    : undefined;
}
