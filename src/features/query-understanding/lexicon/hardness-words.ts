import { phraseBook } from '../text/phrase-book.ts';

const words: Record<string, string> = {
  soft: 'měkká, soft, měkčí',
  medium: 'medium, středně tvrdá, středně měkká, střední tvrdost',
  hard: 'tvrdá, hard, tvrdší',
  'extra-hard': 'extra tvrdá, extra hard',
};

/** How hard a blade is. Of a whole stick people say it of its flex, so it only hints. */
export const hardnessBook = phraseBook(
  Object.entries(words).flatMap(([hardness, list]) =>
    list.split(', ').map((phrase) => [phrase, hardness] as const),
  ),
);

export const hardnessLabels: Record<string, string> = {
  soft: 'měkká',
  medium: 'střední',
  hard: 'tvrdá',
  'extra-hard': 'extra tvrdá',
};
