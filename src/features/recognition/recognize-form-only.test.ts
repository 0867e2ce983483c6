import { beforeAll, describe, expect, it } from 'vitest';
import { loadTowns } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { recognizeListing } from './recognize-listing.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));

async function recognized(text: string, category?: string) {
  const { values, ...rest } = await recognizeListing(platform, { text, category });
  return { ...rest, ...Object.fromEntries(values.map(({ name, value }) => [name, value])) };
}

describe('recognition of what only the form asks about', () => {
  it('fills in blade hardness, the IFF mark, age groups and contents', async () => {
    const stick = 'Hůl Zone 92 pravá';
    expect(await recognized(`${stick}, čepel medium, atest IFF ok`)).toMatchObject({
      'attributes.bladeHardness': 'medium',
      'attributes.iffMark': 'yes',
    });
    expect(await recognized(`${stick}. Čepel ani shaft není prasklý. Nemá IFF značku.`)).toMatchObject({
      'attributes.iffMark': 'no',
    });
    expect(await recognized(`${stick}, IFF nečitelné, používal syn v mladších žácích`)).toMatchObject({
      'attributes.iffMark': 'unreadable',
      'attributes.ageGroup': ['u13'],
    });
    // Of a whole stick these words usually mean its flex.
    expect(await recognized(`${stick}, tvrdá`)).not.toHaveProperty('attributes.bladeHardness');
    expect(await recognized('Čepel Oxdog Razor L, hard')).toMatchObject({
      'attributes.bladeHardness': 'hard',
    });
    expect(await recognized('Vak Zone na 5 hokejek')).toMatchObject({ 'attributes.bagSticks': '5' });
    expect(
      await recognized('Brankářský set 140 (kalhoty, vesta, chrániče kolen). Maska není součástí.'),
    ).toMatchObject({ 'attributes.setContents': ['pants', 'vest', 'kneepads'] });
  });

  it('fills in the insole as stated, and the size that follows from it only to be checked', async () => {
    const { values } = await recognizeListing(platform, { text: 'boty Salming dámské, stélka 27,5cm' });
    expect(values).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'attributes.footLengthCm', value: '27,5' }),
        expect.objectContaining({ name: 'attributes.shoeSizeEu', value: '43', unsure: true }),
        expect.objectContaining({ name: 'attributes.fit', value: 'women' }),
      ]),
    );
    expect(values.find(({ name }) => name.endsWith('footLengthCm'))).not.toHaveProperty('unsure');
    const thirds = await recognizeListing(platform, { text: 'boty Salming 42 2/3' });
    expect(thirds.values.find(({ name }) => name.endsWith('shoeSizeEu'))).toMatchObject({ unsure: true });
    const stated = await recognizeListing(platform, { text: 'boty Salming 42, stélka 27 cm' });
    expect(stated.values.find(({ name }) => name.endsWith('shoeSizeEu'))).not.toHaveProperty('unsure');
  });
});
