import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, loadTowns } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { recognizeListing } from './recognize-listing.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));

async function recognized(text: string, category?: string) {
  const { values, ...rest } = await recognizeListing(platform, { text, category });
  return { ...rest, ...Object.fromEntries(values.map(({ name, value }) => [name, value])) };
}

describe('what is recognized in the text of an offer', () => {
  it('fills the form of a stick from one line', async () => {
    expect(await recognized('Unihoc Epic 30 87 cm levá', 'florbalky')).toEqual({
      category: 'florbalky',
      brand: 'unihoc',
      model: 'Epic',
      'attributes.shaftLengthCm': '87',
      'attributes.flexMm': '30',
      'attributes.hand': 'left',
    });
  });

  it('has the condition, the price and the place, and the category where none is chosen', async () => {
    expect(
      await recognized('Prodám levou florbalku Unihoc Epic 96, flex 26, málo hraná. 750 Kč, Ostrava'),
    ).toMatchObject({
      category: 'florbalky',
      brand: 'unihoc',
      'attributes.hand': 'left',
      condition: 'used',
      wear: 'light',
      price: '750',
      place: codeOf('Ostrava'),
    });
  });

  it('says each value in words, by the labels of the form', async () => {
    const { values } = await recognizeListing(platform, {
      text: 'Unihoc Epic 30 87 cm levá',
      category: 'florbalky',
    });
    expect(values.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Značka: Unihoc',
      'Model: Epic',
      'Délka shaftu: 87\u00a0cm',
      'Flex: 30\u00a0mm',
      'Strana: Levá (L)',
    ]);
  });

  it('is nothing where nothing is told, and takes a text of four thousand characters', async () => {
    expect(await recognized('hezká věc', 'florbalky')).toEqual({ category: 'florbalky' });
    expect(await recognized('', 'neznama')).toEqual({});
    expect(await recognized(`${'Hraná jen doma. '.repeat(245)}Flex 27.`, 'florbalky')).toMatchObject({
      'attributes.flexMm': '27',
    });
  });
});
