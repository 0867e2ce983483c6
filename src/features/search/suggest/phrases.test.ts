import { expect, test } from 'vitest';
import { matchingPhrases, type Phrase, wordsOf } from './phrases.ts';

const phrase = (words: string, weight: number): Phrase<string> => ({
  words: wordsOf(words),
  weight,
  item: words,
});
const phrases = [
  phrase('florbalky Unihoc', 20),
  phrase('Unihoc Epic', 5),
  phrase('čepele Unihoc', 9),
  phrase('čepele Zone', 40),
  phrase('brankářské masky', 3),
];
const suggested = (typed: string) => matchingPhrases(phrases, typed, 3);

test('every typed word must be a prefix of a word of the suggestion, in any order and without diacritics', () => {
  expect(suggested('cep uni')).toEqual(['čepele Unihoc']);
  expect(suggested('unihoc flo')).toEqual(['florbalky Unihoc']);
  expect(suggested('zone epic')).toEqual([]);
  expect(suggested('unihoc unihoc')).toEqual([]);
});

test('suggestions that start as typed come first, then the most frequent', () => {
  expect(suggested('uni')).toEqual(['Unihoc Epic', 'florbalky Unihoc', 'čepele Unihoc']);
  expect(suggested('cepele')).toEqual(['čepele Zone', 'čepele Unihoc']);
});

test('a different Czech ending matches the same word', () => {
  expect(suggested('florbalku')).toEqual(['florbalky Unihoc']);
  expect(suggested('masku')).toEqual(['brankářské masky']);
});
