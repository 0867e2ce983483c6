/**
 * Towns of over ten thousand people that are no seats of districts, and of municipalities of one name the greatest.
 * The list that ships has no population; these go before the others, so that `Hranice` is the town and not the village.
 */
export const greaterTowns: ReadonlySet<string> = new Set(
  [
    'CZ0201 Vlašim',
    'CZ0202 Hostomice',
    'CZ0203 Slaný, Hostouň',
    'CZ0205 Čáslav',
    'CZ0206 Kralupy nad Vltavou, Neratovice',
    'CZ0208 Poděbrady, Milovice, Lysá nad Labem',
    'CZ0209 Brandýs nad Labem-Stará Boleslav, Říčany, Čelákovice, Kamenice',
    'CZ020A Roztoky, Jesenice, Černošice, Hostivice',
    'CZ020B Březnice, Dobříš',
    'CZ0314 Milevsko',
    'CZ0322 Sušice',
    'CZ0326 Hrádek',
    'CZ0411 Aš, Mariánské Lázně',
    'CZ0412 Ostrov',
    'CZ0413 Chodov, Březová',
    'CZ0421 Varnsdorf, Rumburk',
    'CZ0422 Jirkov, Kadaň, Klášterec nad Ohří',
    'CZ0423 Roudnice nad Labem',
    'CZ0424 Žatec',
    'CZ0425 Litvínov',
    'CZ0426 Krupka, Osek, Bílina',
    'CZ0511 Nový Bor, Doksy',
    'CZ0514 Turnov',
    'CZ0523 Jaroměř',
    'CZ0525 Dvůr Králové nad Labem, Vrchlabí',
    'CZ0533 Litomyšl, Dolní Újezd',
    'CZ0534 Česká Třebová, Vysoké Mýto, Lanškroun',
    'CZ0633 Humpolec',
    'CZ0635 Velké Meziříčí, Nové Město na Moravě',
    'CZ0641 Boskovice',
    'CZ0643 Kuřim, Rosice, Moravany',
    'CZ0645 Kyjov, Veselí nad Moravou',
    'CZ0646 Drnovice',
    'CZ0712 Šternberk, Uničov, Újezd',
    'CZ0714 Hranice',
    'CZ0715 Zábřeh',
    'CZ0721 Holešov',
    'CZ0722 Uherský Brod, Staré Město',
    'CZ0723 Valašské Meziříčí, Rožnov pod Radhoštěm',
    'CZ0724 Otrokovice',
    'CZ0801 Krnov',
    'CZ0802 Třinec, Bystřice, Frýdlant nad Ostravicí',
    'CZ0803 Havířov, Orlová, Český Těšín, Bohumín, Petřvald',
    'CZ0804 Kopřivnice, Frenštát pod Radhoštěm',
    'CZ0805 Hlučín, Brumovice, Bohuslavice',
    'CZ0806 Vřesina',
  ].flatMap((line) =>
    line
      .slice('CZ0000 '.length)
      .split(', ')
      .map((name) => `${name} ${line.slice(0, 'CZ0000'.length)}`),
  ),
);
