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

describe('recognition of an offer’s text', () => {
  it('fills in a stick’s form from one line, with title and description', async () => {
    expect(await recognized('prodám unihoc epic 96 levá flex 26, hraná sezonu, Brno, 1200')).toEqual({
      category: 'florbalky',
      title: 'Unihoc Epic 96 cm, levá, flex 26',
      brand: 'unihoc',
      model: 'Epic',
      'attributes.shaftLengthCm': '96',
      'attributes.flexMm': '26',
      'attributes.hand': 'left',
      condition: 'used',
      wear: 'moderate',
      price: '1200',
      place: codeOf('Brno'),
      description: 'Prodám unihoc epic 96 levá flex 26, hraná sezonu',
      wanted: false,
      contact: false,
      others: [],
    });
  });

  it('uses the first of several lines as the title and the others as the description', async () => {
    expect(
      await recognized(
        'Sálovky Salming Kobra 42\r\nHrané jednu sezónu, podrážka drží.\r\nCena 900 Kč, Ostrava',
      ),
    ).toMatchObject({
      category: 'boty',
      title: 'Sálovky Salming Kobra 42',
      brand: 'salming',
      'attributes.shoeSizeEu': '42',
      price: '900',
      place: codeOf('Ostrava'),
      description: 'Hrané jednu sezónu, podrážka drží.',
    });
  });

  it.each([
    ['Hůl Zone 92 pravá, 1,2 tis', '1200'],
    ['Hůl Zone 92 pravá 1200,-', '1200'],
    ['Hůl Zone 92 pravá, 12 stovek', '1200'],
    ['Hůl Zone 92 pravá. Cena 1 200 Kč, nová stála 2990.', '1200'],
    ['Hůl Zone 92 pravá, tři stovky', '300'],
    ['Hůl Zone 92 pravá, pošta 100 Kč', undefined],
    ['Hůl Zone 92 pravá, 500 Kč + poštovné', '500'],
    ['Hůl Zone 92 pravá 500 Kč plus poštovné podle dopravce', '500'],
    ['Hůl Zone 92 pravá, 500 Kč včetně poštovného', '500'],
    ['Hůl Zone 92 pravá, 500 Kč + 89 Kč zásilkovna', '500'],
    ['Hůl Zone 92 pravá, za 500 bez poštovného', '500'],
    ['Hůl Zone 92 pravá, 1.190,-- pošta v ceně', '1190'],
    ['Hůl Zone 92 pravá PC 3990 nyní 1.900,- osobne Ostrava', '1900'],
    ['Hůl Zone 92 pravá, kupovali jsme ji loni za 1890 Kč', undefined],
    ['Hůl Zone 92 pravá málo hraná 1500 Brno', '1500'],
    ['Hůl Zone 92 pravá 600 Brno', '600'],
    ['Hůl Zone 92 pravá, 602 00 Brno', undefined],
    ['Hůl Zone 92 pravá na výšku 200 Brno', undefined],
  ])('reads the price of „%s“', async (text, price) => {
    expect((await recognized(text)) as Record<string, unknown>).toHaveProperty('category', 'florbalky');
    expect(((await recognized(text)) as Record<string, unknown>).price).toBe(price);
  });

  it.each([
    ['700 dohodou možná. praha 4', 'Praha'],
    ['1300, brno zabovresky', 'Brno'],
    ['1100 Kč / brno', 'Brno'],
    ['900 kc ostrava', 'Ostrava'],
  ] as const)('finds the lower-case town at the end of „%s“', async (text, town) => {
    expect(await recognized(`florbalka zone prava 96. ${text}`)).toMatchObject({ place: codeOf(town) });
  });

  it('describes the offered item of a swap, not the wanted one', async () => {
    expect(
      await recognized(
        'Vyměním Unihoc Epic 92 levou flex 29 za to samé v délce 96, případně prodám za 1000. Brno',
      ),
    ).toMatchObject({
      'attributes.shaftLengthCm': '92',
      'attributes.flexMm': '29',
      swap: 'on',
      price: '1000',
    });
    expect(await recognized('Měním boty Asics 42 koupené za 1 500 za stejné 43')).toMatchObject({
      'attributes.shoeSizeEu': '42',
      swap: 'on',
    });
  });

  it.each([
    ['Vyměním brankářskou masku Unihoc za menší velikost, případně prodám za 900', 'menší velikost'],
    ['Čepel Unihoc Unity pravá, 150kč nebo vymenim za čepel Zone Zuper levou', 'čepel Zone Zuper levou'],
    ['Vyměním hůl Zone 92 levou za pravou 96 nebo prodám za 800 Kč. Brno', 'pravou 96'],
    ['Měním boty Asics 42 koupené za 1 500 za stejné 43', 'stejné 43'],
    ['Vyměním hůl Zone 92 levou, cena 800 Kč', undefined],
    ['Prodám hůl Zone 92 levou za 800 Kč, neměním za nic', undefined],
  ])('offers what „%s“ wants in return, to be checked', async (text, wanted) => {
    const { values } = await recognizeListing(platform, { text });
    const found = values.find(({ name }) => name === 'swapWants');
    expect([found?.value, found?.unsure]).toEqual([wanted, wanted && true]);
  });

  it('recognizes items that are free, priced by agreement or for a swap', async () => {
    expect(await recognized('Daruju dětskou florbalku, 70 cm')).toMatchObject({ priceType: 'free' });
    expect(await recognized('Florbalka Exel levá 92, cena dohodou')).toMatchObject({
      priceType: 'agreement',
    });
    expect(await recognized('Vyměním Zone Harder 92 levou za delší')).toMatchObject({ swap: 'on' });
    expect(await recognized('Florbalka Exel levá 92. Zdarma nedám, neměním.')).not.toMatchObject({
      priceType: 'free',
    });
  });

  it.each([
    ['Unihoc Player 87 cm levá flex 29, použité, 400 Kč, Brno, 20 kusů', '20'],
    ['20 ks Unihoc Player 87 cm levá flex 29, použité, 400 Kč, Brno', '20'],
    ['Prodám 5x brankářskou masku Salming, 900 Kč', '5'],
    ['Dvacet kusů florbalek Unihoc 87 cm, 400 Kč', '20'],
    ['Florbalka Exel 92 levá, 500 Kč, 3x hraná', undefined],
    ['2x florbalka Unihoc 96 levá, vše funkční, 450 Kč', '2'],
    ['Vak na 2 hole Unihoc, 300 Kč', undefined],
    ['Rukavice 160x115, 300 Kč', undefined],
    ['2000 ks florbalek Exel 92, 300 Kč', undefined],
  ])('counts the pieces of „%s“ when the price is per piece', async (text, quantity) => {
    const read: Record<string, unknown> = await recognized(text);
    expect(read.quantity).toBe(quantity);
    if (quantity !== undefined)
      expect([read.title, read.description].join(' ')).not.toMatch(/20 k|5x|2x|dvacet/i);
  });

  it.each([
    ['3 ks florbalek Exel 92, dohromady 900 Kč', '300'],
    ['2x florbalka Exel 92, obě za 1500', '750'],
    ['2x florbalka Exel 92, obě za 1501', undefined],
  ])('divides the price of all pieces in „%s“, to be checked', async (text, price) => {
    const { values } = await recognizeListing(platform, { text });
    const found = (name: string) => values.find((each) => each.name === name);
    expect(found('quantity')).toMatchObject({ unsure: true });
    if (price === undefined) expect(found('price')).toBeUndefined();
    else expect(found('price')).toMatchObject({ value: price, unsure: true });
  });

  it('fills in no price per piece when only their sum is stated', async () => {
    expect(await recognized('Prodám 2 florbalky Exel 92, dohromady 900 Kč')).not.toHaveProperty('price');
  });

  it.each([
    ['Daruji míčky na florbal cca 15 ks', 'Míčky 15 ks'],
    ['shaft oxdog hes 27 bez čepele 96cm', 'Shaft Oxdog Hes 96 cm, flex 27'],
    ['dětská hůl Tempish 70cm, rovná čepel', 'Dětská florbalka Tempish 70 cm, rovná'],
    ['hůl po synovi, značka Oxdog Viper light, 87 cm', 'Oxdog Viper 87 cm'],
    ['boty asics gel blade 8, EU 39,5', 'Sálová obuv Asics Gel-Blade 8 EU 39,5'],
    ['Čepel Unihoc Epic L', 'Čepel Unihoc Epic levá'],
  ])('composes the title of „%s“', async (text, title) => {
    expect(await recognized(text)).toMatchObject({ title });
  });

  it('preserves the words of a description', async () => {
    expect(await recognized('Vak na hole Salming pro 3-4 hole, drhne zip, 350,- pošlu')).toMatchObject({
      title: 'Vak na hole Salming',
      description: 'Vak na hole Salming pro 3-4 hole, drhne zip, 350 Kč pošlu',
    });
  });

  it('says when a text asks for something, or contains a contact', async () => {
    for (const text of ['Koupím florbalku 96 levou do 800', 'Dobrý den, sháním brankářskou masku'])
      expect(await recognized(text)).toMatchObject({ wanted: true, contact: false });
    for (const text of ['Prodám florbalku 96, potřebuju místo', 'Hledám nového majitele pro hůl 96'])
      expect(await recognized(text)).toMatchObject({ wanted: false });
    expect(await recognized('Florbalka 96 levá, tel. 777 123 456')).toMatchObject({ contact: true });
  });

  it('leaves the contents of a box to their own field', async () => {
    expect(await recognized('14 ks dresů 140, 90 Kč/ks')).toMatchObject({ quantity: '14', price: '90' });
    expect(await recognized('14 ks dresů 140, 1 000 Kč')).not.toHaveProperty('quantity');
    const read = await recognized('20 ks míčků Salming, 200 Kč');
    expect(read).toMatchObject({ 'attributes.quantity': '20' });
    expect(read).not.toHaveProperty('quantity');
  });

  it('ignores what is negated or mentioned in passing', async () => {
    const read = await recognized('Florbalka Exel 92 levá, není nová. Kupujeme novou 96, čepel je nová.');
    expect(read).toMatchObject({ 'attributes.shaftLengthCm': '92', 'attributes.hand': 'left' });
    expect(read).not.toMatchObject({ condition: 'new' });
  });

  it('recognizes the first of several items, and lists the others', async () => {
    expect(
      await recognized(
        '- hůl Oxdog 96 L flex 27 (1200)\n- vak na 2 hole Unihoc (250)\n- boty Asics 43,5 (700)',
      ),
    ).toMatchObject({
      category: 'florbalky',
      brand: 'oxdog',
      'attributes.shaftLengthCm': '96',
      price: '1200',
      others: ['vak na hole', 'sálová obuv'],
    });
  });

  it('offers an unknown word behind the brand as the model to check, and ticks the ways of handing over', async () => {
    const { values } = await recognizeListing(platform, {
      text: 'Zone Hype 80cm levá, flex 36, lehce škrábnutá čepel, osobně nebo zásilkovna, Brno',
      category: undefined,
    });
    expect(values).toEqual(
      expect.arrayContaining([
        { name: 'model', value: 'Hype', label: 'Model', text: 'Hype', unsure: true },
        // A child's 80 may be the whole stick.
        expect.objectContaining({ name: 'attributes.shaftLengthCm', value: '80', unsure: true }),
        expect.objectContaining({ name: 'attributes.handover', value: ['personal', 'parcel-point'] }),
      ]),
    );
    expect(values.find(({ name }) => name === 'brand')).not.toHaveProperty('unsure');
  });

  it.each([
    ['prodám zone hype 96 levá', 'Hype'],
    ['Unihoc Epic 96 levá', 'Epic'],
    ['hůl zone zachovalá, levá 96', undefined],
    ['Florbalka Zone Brno 96 levá', undefined],
    ['Florbalka Zone Pěkná 96 levá', undefined],
  ])('reads the model of „%s“', async (text, model) => {
    expect(((await recognized(text)) as Record<string, unknown>).model).toBe(model);
  });

  it.each([
    ['osobně, Zásilkovna, Balíkovna', ['personal', 'parcel-point']],
    ['pošlu poštou nebo PPL', ['post', 'courier']],
    ['předání osobně v Brně, poštou neposílám', ['personal']],
    ['zásilkovnou ne, jen osobní odběr', ['personal']],
    ['osobně jsem s ní nehrál', undefined],
  ])('reads how „%s“ hands over', async (text, ways) => {
    const read: Record<string, unknown> = await recognized(`Florbalka Exel 92 levá. ${text}`);
    expect(read['attributes.handover']).toEqual(ways);
  });

  it('uses the chosen category, and labels each value', async () => {
    const { category, values } = await recognizeListing(platform, {
      text: 'Unihoc Epic 30 87 cm levá',
      category: 'florbalky',
    });
    expect(category).toBe('florbalky');
    expect(values.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Název: Unihoc Epic 87 cm, levá, flex 30',
      'Značka: Unihoc',
      'Model: Epic',
      'Délka shaftu: 87\u00a0cm',
      'Flex: 30\u00a0mm',
      'Strana: Levá (L)',
      'Popis: tvůj text',
    ]);
  });

  it('is empty when nothing is recognized, and handles four thousand characters', async () => {
    expect(await recognized('hezká věc')).toEqual({ wanted: false, contact: false, others: [] });
    expect(await recognized('', 'neznama')).toEqual({ wanted: false, contact: false, others: [] });
    expect(await recognized(`${'Hraná jen doma. '.repeat(245)}Flex 27.`, 'florbalky')).toMatchObject({
      'attributes.flexMm': '27',
    });
    for (const text of [
      '(('.repeat(2000),
      `${'1,'.repeat(1999)}-`,
      '<b>\u202e'.repeat(800),
      '9'.repeat(4000),
    ])
      expect(await recognized(text)).toMatchObject({ others: [] });
  });
});
