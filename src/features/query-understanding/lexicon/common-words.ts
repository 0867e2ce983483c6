import { phraseBook } from '../text/phrase-book.ts';
import { tokens } from '../text/tokens.ts';

/** Czech words that differ by a letter from a brand or from a thing and are neither. */
export const commonWords: ReadonlySet<string> = new Set(
  tokens(
    'zona zony pauza punc pole pila nikde nikdo nikdy niky like real realna lepsi lehka lehky lehke ' +
      'legal express expres akci asi jako joga domu doma kompa kempu kemp kempy kampan hudba humr humor ' +
      'salam saling tempo tempa tempem precise precizni kanada kanady canada stihla stiha stihne stihnu ' +
      'klub klubu klubem klubova klubove klubovy kluby freeride free louka luis wall valna ' +
      'adresa adresu adrese model modely dubna umbro reebok hrana hrany hrane brana puma pumpa ' +
      'karta karty kara basic classic plastic magic optic ' +
      'taska tasky maska masky lasky pasky paska pasek deska desky bruska ' +
      'vesta cesta cestu mesta bota hota nota kota kalhoty kolena kolem koleno kolo kola ' +
      'dres drez les pres grip trip klip plip ball bal bag shop stop ' +
      'prihravky prihravka prihravkach nahravky zprava zpravu zpravy zprav uprava upravy doprava dopravy dopravu sprava spravny spravna ' +
      'mirny michal mick micka krasy kras krasny krasne kratky kratke kratka ' +
      'branky branka brany banka banky hranka hranky vanka strany stranka sit site ' +
      'branek vrank orank tricko tricky micky mika miska misky ' +
      'postava postavu postavy zkracena zkraceny ohnuta ohnuty zahnuta zahnuty tvarovana nahrivana zakrivena brousena lakovana opravena lepena ' +
      'golmansky golmanska golmanske golmanskou golmanskeho praha prahy zdar pisek opava opavy kolin kolina karvina karvine blansko blanska zebrak vestec stribro straz police plana studena steti slany rudnik paskov skalna troubky ' +
      'brusle trenink treninky trenujeme trener trenera trenerka kurz kus kusy stul ',
  ),
);

/** Other sports and other goods: what bears such a word is none of ours, however much it looks like it. */
const table: Record<string, string> = {
  hockey:
    'lední, na led, na ledě, ledový, lední hokej, hokej, hokejová, hokejový, hokejové, hokejka na led, hokejbal, hokejbalová, hokejbalka, hokejista, puk, puky, ccm, bauer, warrior, sher wood, sherwood, easton, reebok, vaughn, zahnutí p88, zahnutí p92, zahnutí p28, pozemní hokej, bandy',
  skating:
    'brusle, brusli, bruslí, bruslení, na brusle, in line, inline, kolečkové brusle, kolečkové brusličky, kolečkáče, rollerblade, longboard, skateboard, skate, koloběžka, koloběžku, krasobruslení',
  tennis:
    'tenis, tenisový, tenisové, tenisová, tenisák, tenisáky, raketa, rakety, babolat, wilson tenis, badminton, badmintonový, squash, squashový, padel, pickleball, ping pong, pingpong, pingpongový, stolní tenis, na stolní tenis, pálka na stolní tenis, pálka na ping pong, košíček, košíčky',
  football:
    'fotbal, fotbalový, fotbalová, fotbalové, kopačky, kopaček, turfy, turf, lisovky, kolíky, fotbálek, futsal, futsalový, na umělou trávu, na umělku, uhlsport, reusch, predator, na fotbal, sálová kopaná, chrániče holení na fotbal, slavia, sparta, baník, fc',
  ski: 'lyže, lyží, lyžák, lyžáky, lyžařský, lyžařská, lyžařské, lyžování, na lyže, sjezdovky, sjezdové, běžky, běžkařské, běžecké lyže, snowboard, snowboardový, snowboardové, uvex, oakley, sáně, sáňky, boby, skialp, skialpové, hůlky na lyže, helma na lyže',
  bike: 'kolo, kola, kolech, na kolo, cyklo, cyklistický, cyklistická, cyklistické, cyklobrýle, cyklodres, bicykl, horské kolo, jízdní, elektrokolo, motorka, na motorku, moto, motocyklový, motokros',
  ball: 'volejbal, volejbalový míč, basketbal, basketbalový, basketbalové, basket, házená, házenkářský míč, na házenou, házenkářské brankářské, rugby, ragby, golf, golfový, golfové, baseball, baseballový, softball, kriket, americký fotbal, medicinbal, gymnastický míč, nafukovací, nohejbal, kulečník, kulečníkový, bowling',
  outdoor:
    'trekking, trekový, trekové, trekingové, nordic walking, turistický, turistická, turistické, do hor, horolezecký, lezečky, lezecký, stan, spacák, karimatka, rybářský, rybářské, prut, paddleboard, kajak, vesla, plavecký, plavecké, plavky, potápěčský, potápěčská, běžecké boty, na běhání, běžecká, na běh, tretry, jezdecký, jezdecké, jezdecké boty, box, boxerské, boxovací, mma, karate, kimono, posilovna, činky, činka, šipky, luk, šerm, šermířský, airsoft, paintball, lakros, lakrosový, frisbee, gymnastika, balet, piškoty, jóga, trampolína',
  school:
    'školní batoh, školní taška, batoh do školy, taška do školy, aktovka, penál, brašna do školy, přezůvky, přezůvky do školy, školní aktovka, školní brašna, městský batoh, batoh na notebook, notebooková taška',
  home: 'notebook, počítač, mobil, telefon, iphone, samsung, tablet, televize, tv, playstation, xbox, nintendo, auto, autosedačka, pneu, pneumatiky, kočárek, postel, skříň, stůl, židle, gauč, pračka, lednička, pes, kočka, kytara, klavír, housle, byt, dům, chata, lego, panenka, hračka, hračky, puzzle, sluneční, sluneční brýle, dioptrické, karnevalová, karnevalový, svářecí, svářečská, respirátor, rouška, pleťová, zahradní, na zahradu, kuchyňský, pracovní, montérky, oblek, svatební, šaty, sukně, kabelka, manšestr, rifle, džíny, zimní boty, sněhule, holínky, kozačky, lodičky, sandály, pantofle, žabky, kabát',
};

export const foreignBook = phraseBook(
  Object.entries(table).flatMap(([sport, list]) =>
    list.split(', ').map((phrase) => [phrase, sport] as const),
  ),
);
