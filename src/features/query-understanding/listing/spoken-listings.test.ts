import { expect, test } from 'vitest';
import { analyzeListing } from './analyze-listing.ts';

const marks = (category: string, title: string, description: string) =>
  analyzeListing({
    kind: 'offer',
    category,
    title,
    description,
    attributes: {},
    priceType: 'agreement',
    swap: false,
  }).marks;

test.each([
  ['florbalky', 'LEXX TIMBER 27 LEVÁ', 'DÉLKA 100/110.', 'flex:27 shaft:100 total:110 hand:left'],
  ['florbalky', 'Jadberg Raptor 28mm L 98', 'Hráno v dorostu.', 'flex:28 shaft:98 hand:left'],
  ['florbalky', 'fat pipe venom', '27, 101cm, gripovka nová, levák.', 'thing:stick flex:27 shaft:101'],
  ['florbalky', 'Zone Hyper 27 – 96cm', 'Odřená u čepele.', 'thing:stick flex:27 shaft:96'],
  ['florbalky', 'Florbalka Fatpipe', 'Délka: 87 (s čepelí 97). Flex: 29', 'flex:29 shaft:87'],
  ['florbalky', 'Hůl pro dceru', 'Na výšku cca 140 cm.', 'age:10 for:child'],
  ['florbalky', 'Prodám palici STIGA', 'Dlzka 96cm, ľavá.', 'thing:stick shaft:96 hand:left'],
  ['boty', 'Mizuno Wave UK 9', 'Hrané sezonu.', 'shoe:435'],
  ['boty', 'Salming vel.7 UK (40 2/3)', 'Hrané sezonu.', 'shoe:405'],
  ['boty', 'Asics vel. 39 a 1/2', 'Nepoužívané.', 'shoe:395 worn:new'],
  ['boty', 'adidas stabil (vel. 42)', 'Hrané sezonu.', 'shoe:420'],
  ['ostatni', 'Pytel míčků 50 ks', 'Směs značek.', 'thing:ball'],
  ['ostatni', 'Ohnu čepel podle přání', 'Do druhého dne.', 'thing:bending'],
  ['brankarske-vesty', 'Komplet brankář Unihoc', 'Maska, vesta, kalhoty.', 'lot:goalie-set brand:unihoc'],
  [
    'ostatni',
    'Florbalové věci',
    'Zone čepel levá; boty Asics 37; vak na hole',
    'lot:blade lot:shoes lot:stickbag',
  ],
  ['cepele', 'Zahnutá čepel Zone', 'Levá.', 'thing:blade brand:zone hand:left'],
  ['cepele', 'Čepel na florbalku, Opava', 'Levá.', 'thing:blade hand:left'],
  ['florbalky', 'Kluber florbalka + míček', 'Málo hraná.', 'lot:stick stick|brand:klubber lot:ball'],
  ['florbalky', 'Levá florbalka Zone a pravá čepel', '', 'stick|hand:left stick|brand:zone blade|hand:right'],
  ['dresy', 'Dres 2XL', 'Jednou oblečený.', 'thing:jersey size:xxl'],
  ['dresy', 'Dresy S až L', 'Bíločerné.', 'size:s size:l colour:white colour:black'],
  ['dresy', 'Dres velM', 'Tmavý.', 'size:m'],
  ['stulpny', 'Štulpny vel. 38', 'Bílé.', 'size:36-39'],
  ['boty', 'Sálovky 24,5 cm', 'Hrané.', 'shoe:385'],
  ['boty', 'Sálovky 43,3', 'Hrané.', 'shoe:435'],
  ['florbalky', 'Florbalka Zone', 'Hraná jednu sezónu.', 'worn:moderate'],
  ['florbalky', 'Florbalka Zone', 'Hrála jsem s ní jednou.', 'worn:like-new'],
  ['florbalky', 'Florbalka Zone', 'Ještě nebyla použita.', 'worn:new'],
  ['florbalky', 'Florbalka Zone', 'Použita asi třikrát.', 'worn:like-new'],
  ['florbalky', 'Florbalka Zone', 'Odehrané 2 sezony.', 'worn:heavy'],
  ['florbalky', 'Florbalka Zone', 'Puklý shaft.', 'worn:damaged'],
  ['boty', 'Botičky do haly', 'Vel. 33.', 'thing:shoes named:title shoe:330 for:child'],
  ['kratasy', 'Trenky 140', 'Modré.', 'size:140 for:child'],
  ['florbalky', 'Exel Beam', '103 cm, flex 24, čepel Vision nová, pár odřenin.', 'shaft:103 worn:light'],
  ['florbalky', 'Unihoc Epic 96', 'Hraná jednu sezónu, čepel trochu odřená.', 'shaft:96 worn:moderate'],
  ['florbalky', 'Unihoc Epic 96', 'Jednu sezónu hraná, shaft lehce odřený.', 'shaft:96 worn:moderate'],
  ['florbalky', 'Wooloc Force', 'Levá 92, f 27, téměř nehraná.', 'flex:27 shaft:92 worn:like-new'],
  ['servis-a-upravy', 'Zahýbám čepele', 'Na počkání.', 'thing:bending'],
  [
    'ostatni',
    'Komplet pro začínajícího florbalistu',
    'hůl Freez 75 cm levá, brýle, dres 128, boty 33',
    'stick|brand:freez stick|shaft:75 lot:glasses jersey|size:128 shoes|shoe:330',
  ],
  ['shafty', 'Tyč Zone Hyper', '100 cm, praskliny žádné, použitá.', 'thing:shaft shaft:100 worn:used'],
  ['florbalky', 'Florbalka Zone', '2x použitá, levá.', 'worn:like-new hand:left'],
  ['cepele', 'Čepel Wooloc', 'L, lehce sjetá.', 'worn:moderate hand:left'],
  ['brankarske-kalhoty', 'Kaťata do brány', 'Prodřená kolena.', 'thing:goalie-pants worn:heavy'],
  ['florbalky', 'FP Raw Concept 104', 'Celek 114, pravá.', 'shaft:104 total:114 hand:right'],
  [
    'florbalky',
    'Florbalka, boty a batoh',
    'Výbava po synovi: florbalka Zone 87 levá, sálovky Mizuno 38 a batoh Exel.',
    'stick|brand:zone stick|shaft:87 shoes|brand:mizuno shoes|shoe:380 backpack|brand:exel',
  ],
  [
    'brankarske-kalhoty',
    'Kalhoty a dres pro gólmana',
    'Oboje Freez, vel L.',
    'goalie-pants|brand:freez goalie-pants|size:l goalie-jersey|size:l',
  ],
  [
    'ostatni',
    'Florbalové zboží',
    'E-shop: florbalky, čepele, sálovky, masky, Exel, Zone, Fat Pipe, Salming.',
    'foreign:shop',
  ],
  ['florbalky', 'Zkrácená hůl', '92 cm, levá.', 'thing:stick shaft:92 hand:left'],
  ['servis-a-upravy', 'Zahnutí čepele na míru', 'Do druhého dne.', 'thing:bending'],
  ['ostatni', '20 míčků Salming', 'Bílé.', 'thing:ball brand:salming colour:white'],
  ['boty', 'Sálovky, stélka 24,5 cm', 'Hrané sezonu.', 'thing:shoes shoe:385'],
  ['boty', 'Boty Asics 42', 'Vhodné i na volejbal a házenou.', 'thing:shoes shoe:420'],
  ['boty', 'Sálovky 38', 'Dcera chodila na volejbal.', 'thing:shoes shoe:380'],
  ['sportovni-tasky', 'Velká taška', 'Na kolečkách, brankářská.', 'thing:bag'],
  ['treninkove-pomucky', 'Kužely', 'Na fotbal i florbal.', 'thing:cones'],
  ['florbalky', 'Výprodej', '1x Unihoc Epic 29 L 92cm, 1x Salming Q5 pravá 96cm', 'several:stick'],
])('in „%s“: „%s“ – „%s“ stands %s', (category, title, description, expected) => {
  expect(marks(category, title, description)).toEqual(expect.arrayContaining(expected.split(' ')));
});

test.each([
  ['florbalky', 'Unihoc Epic 26, 96/107 levá', 'Prodám Epic. Omotávka vyměněná před měsícem.', 'stick'],
  ['florbalky', 'Zone Maker 96/106 levá', 'Prodám Zone Maker, flex 27, čepel Zuper.', 'stick'],
  ['florbalky', 'Oxdog Ultralight levá', 'Pět tréninků, pak zranění kolene.', 'stick'],
  ['florbalky', 'Zone Supreme 96 leva flex 26 nova omotavka', 'viz foto', 'stick'],
  ['florbalky', 'Salming Quest', 'Na prodej, čepel je trochu zahnutá.', 'stick'],
  ['florbalky', 'Fat Pipe 96 levá – prasklý shaft, dobrá čepel', 'Na díly.', 'stick'],
  ['florbalky', 'Cavity medium levá', 'Prodám čepel Unihoc.', 'blade'],
  ['shafty', 'Unihoc Curve 26, 96 cm', 'Prodávám bez čepele, čepel praskla.', 'shaft'],
  ['cepele', 'Výměna čepele Unity pravá za levou', 'Hledám levou.', 'blade'],
  ['toolbagy', 'Toolbag Exel, na hole i výstroj', 'Dvě přihrádky.', 'toolbag'],
  ['servis-a-upravy', 'Výměna omotávky a čepele', 'Na počkání.', 'regripping'],
])('in „%s“: „%s“ – „%s“ offers a %s, whatever else is told of', (category, title, description, thing) => {
  const withFacts = marks(category, title, description).filter((mark) => /^(thing|several|lot):/.test(mark));
  expect(withFacts).toEqual([`thing:${thing}`]);
});

test('the pieces of a set are offered each, whatever letter the next one starts with', () => {
  const withFacts = marks('brankarske-sety', 'Výstroj L – kalhoty, vesta, kolena', 'Po dospělém brankáři.');
  expect(withFacts).toEqual(expect.arrayContaining(['lot:goalie-pants', 'lot:vest', 'lot:kneepads']));
});

test.each(['Prasklý není.', 'Žádné díry.', 'Na podrážce nic odlepeného.', 'Síť bez jediné díry.'])(
  '„%s“ tells of no damage',
  (description) => {
    expect(marks('ostatni', 'Florbalová věc', description)).not.toContain('worn:damaged');
  },
);

test('damage counts even if other damage is denied', () => {
  expect(marks('florbalky', 'Hůl Zone', 'Bez omotávky, prasklá u krčku.')).toContain('worn:damaged');
});

test('a new part does not make the item new', () => {
  expect(marks('brankarske-masky', 'Maska Jadberg', 'Nová mřížka.')).not.toContain('worn:new');
  expect(marks('branky', 'Branka 90x60', 'Kovová, síť nová.')).not.toContain('worn:new');
});

test.each([
  ['dresy', 'Dres vel. L', 'Dres na fotbal, málo nošený.'],
  ['florbalky', 'Hůl Bauer', 'Prodám hokejku na lední hokej.'],
  ['dresy', 'Volejbalový dres', 'Velikost M.'],
])('in „%s“: „%s“ – „%s“ is gear of another sport', (category, title, description) => {
  expect(marks(category, title, description)).not.toContain('ours:yes');
});

test.each([
  ['florbalky', 'Hůl Zone', 'Není nová, levá.', 'hand:left', 'worn:new'],
  ['boty', 'Sálovky Asics 38', 'Nejsou dětské.', 'shoe:380', 'for:child'],
  ['florbalky', 'Hůl Zone 96 cm', 'Nevyměním.', 'shaft:96', 'swap:yes'],
  ['florbalky', 'Hůl Zone 96 cm', 'Beru protiúčtem hůl 104 cm.', 'shaft:96 swap:yes', 'shaft:104'],
  ['florbalky', 'Hůl Zone 96 cm', 'Pošlu hned.', 'shaft:96', 'colour:brown'],
  ['boty', 'Sálovky 44 po synovi', 'Hrané sezonu.', 'shoe:440', 'for:child'],
  ['florbalky', 'Hůl Zone se čepelí 92 cm', 'Levá.', 'total:92', 'shaft:92'],
  ['dresy', 'Dres L', 'Bez potisku.', 'size:l', 'word:potisk'],
  ['florbalky', 'Hůl Zone 96 cm', 'Není karbonová, flex 26.', 'flex:26', 'word:karbon'],
  ['tasky-a-vaky', 'Velký vak Oxdog', 'Kolečka nemá, nosí se na zádech.', 'thing:toolbag', 'word:koleck'],
  ['florbalky', 'Hůl Zone 96 cm', 'Výměna možná za masku.', 'shaft:96 swap:yes', 'thing:mask'],
  ['florbalky', 'Hůl Zone 96 cm', 'Po výměně čepele, žádná výměna.', 'shaft:96', 'swap:yes'],
  ['ostatni', 'Držák na 10 florbalek', 'Na zeď.', 'thing:rack', 'thing:stick'],
  ['ostatni', 'Kyblík na míče', 'Na dvacet kusů.', 'thing:ball-box', 'thing:ball'],
  ['ostatni', 'Podstavec na 4 florbalky', 'Ze dřeva.', 'thing:other', 'thing:stick'],
  ['ostatni', 'Zásobník na míčky', 'Na dvacet kusů.', 'thing:other', 'thing:ball'],
  ['ostatni', 'Lepidlo na čepele', 'Tuba.', 'thing:other', 'thing:blade'],
])('in „%s“: „%s“ – „%s“ stands %s, and not %s', (category, title, description, expected, denied) => {
  const read = marks(category, title, description);
  expect(read).toEqual(expect.arrayContaining(expected.split(' ')));
  expect(read).not.toContain(denied);
});

test.each([
  ['florbalky', '2 florbalky', '- Unihoc Epic levá 96 cm\n- Salming Quest pravá 104 cm'],
  ['florbalky', 'Prodám dvě florbalky', '1. Unihoc Epic levá 96 cm\n2. Salming Quest pravá 104 cm'],
  ['florbalky', 'Florbalky', 'Hůl Unihoc Epic levá 96, hůl Salming Quest pravá 104'],
  ['florbalky', 'Levačka a pravačka', 'Unihoc Epic levá 96 cm, 550,-. A Salming Quest pravá 104 cm, 700,-.'],
])('in „%s“: „%s“ – „%s“ offers several of one thing', (category, title, description) => {
  expect(marks(category, title, description)).toEqual(
    expect.arrayContaining(
      'several:stick stick|brand:unihoc stick|shaft:96 stick|brand:salming stick|shaft:104 stick|hand:right'.split(
        ' ',
      ),
    ),
  );
});

test('sizes of several brands are several shoes, and details in a list belong to one stick', () => {
  expect(marks('boty', 'Sálovky', 'Kempa 42, Adidas 43')).toEqual(
    expect.arrayContaining(['several:shoes', 'shoes|brand:kempa', 'shoes|shoe:420', 'shoes|shoe:430']),
  );
  expect(
    marks('florbalky', 'Florbalka Unihoc Epic', '- Unihoc Epic 26\n- levá, 96 cm\n- čepel Unity'),
  ).toEqual(expect.arrayContaining(['thing:stick', 'flex:26', 'hand:left', 'shaft:96']));
});

test.each([
  ['Stále v obalu.', 'new'],
  ['S cenovkou.', 'new'],
  ['Stav velmi pěkný.', 'light'],
  ['Už má něco za sebou.', 'heavy'],
  ['Dost použitá.', 'heavy'],
  ['Opravovaná.', 'damaged'],
])('„%s“ says that a stick is %s', (text, level) => {
  expect(marks('florbalky', 'Florbalka Zone levá 96 cm', text)).toContain(`worn:${level}`);
});
