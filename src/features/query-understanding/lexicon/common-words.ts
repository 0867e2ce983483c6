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
