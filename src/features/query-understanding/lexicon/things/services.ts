import type { ThingEntry } from './entry.ts';

/** What people do for others. */
export const services: readonly ThingEntry[] = [
  [
    'bending',
    'servis-a-upravy',
    'ohýbání čepelí',
    'ohýbání čepelí, ohýbání, ohnutí čepele, ohýbám čepele, tvarování čepelí, tvarování, zahýbání čepelí, zahnutí na míru, zahnutí čepele, zahnutí čepelí, zahýbání, zahnout čepel, ohnout čepel, kalibrace, kalibrace čepele, nahřívání čepelí, žehlení čepelí, ohnu čepel, ohnu čepele, ohnu čepel, zahnu čepel, zahnu čepele, ohýbám čepel, ohýbáme čepele, zahýbám čepele, zahýbáme čepele, zahýbám čepel, tvarujeme čepele, nahřívám čepele, nahřeju čepel, tvaruji čepele, natvaruji čepel, vytvaruji čepel, ohneme čepel',
  ],
  [
    'regripping',
    'servis-a-upravy',
    'výměna omotávky',
    'výměna omotávky, výměna omotávek, výměna gripu, výměna gripů, přetočení gripu, přetočení omotávky, přemotání, přemotání gripu, omotání hole, omotávání holí, navinutí gripu, nová omotávka na počkání, přemotám hůl, omotám hůl, omotám hole, vyměním omotávku na počkání, přeomotám hůl',
  ],
  [
    'shortening',
    'servis-a-upravy',
    'zkrácení hole',
    'zkrácení hole, zkrácení florbalky, zkrácení hokejky, zkrácení, zkracování, zkracování florbalek, zkracování holí, zkracování hokejek, zkrátit hůl, zkrátit florbalku, uříznutí hole, zkrátím hůl, zkrátím hole, zkrátím florbalku, zkrátím shaft, uříznu hůl',
  ],
  [
    'printing',
    'servis-a-upravy',
    'potisk dresů',
    'potisk dresů, potisk, potisk triček, potisk textilu, potisk na dres, jmenovky na dresy, nažehlení čísel, výšivka, potisknu dresy, potiskneme dresy',
  ],
  [
    'painting',
    'servis-a-upravy',
    'malování masek',
    'airbrush, airbrush na masku, airbrush masky, lakování masky, malování masek, malování na masku, polep masky, polepy na masky',
  ],
  [
    'repair',
    'servis-a-upravy',
    'oprava',
    'oprava hole, oprava florbalky, oprava čepele, oprava masky, oprava branky, opravy, oprava výstroje, výměna čepele, výměna čepelí, výměna mřížky, broušení čepele, vyplétání branky, vypletení sítě, praní výstroje, čištění výstroje, lepení shaftu, opravím hůl, opravím florbalku, opravím masku, opravuji hole, opravíme hole',
  ],
  ['service', 'servis-a-upravy', 'servis', 'servis, servis holí, servis florbalek, servis výstroje, služby'],
];
