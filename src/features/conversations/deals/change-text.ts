import type { DealChange } from '../../listings/contract.ts';

type Kind = 'offer' | 'demand';

/** Of an offer its advertiser sells, of a demand they buy. */
const forAsker: Record<Kind, Record<DealChange, string>> = {
  offer: {
    reserved: 'Prodejce ti inzerát rezervoval.',
    released: 'Prodejce zrušil rezervaci pro tebe.',
    sold: 'Prodejce označil inzerát jako prodaný tobě.',
    reopened: 'Prodejce vzal prodej zpět, inzerát je zase v nabídce.',
    lapsed: 'Inzerát skončil a s ním i rezervace pro tebe.',
  },
  demand: {
    reserved: 'Inzerent pro tebe poptávku rezervoval.',
    released: 'Inzerent zrušil rezervaci pro tebe.',
    sold: 'Inzerent označil poptávku jako vyřízenou s tebou.',
    reopened: 'Inzerent vzal vyřízení zpět, poptávka zase platí.',
    lapsed: 'Poptávka skončila a s ní i rezervace pro tebe.',
  },
};

const forAdvertiser: Record<Kind, Record<DealChange, string>> = {
  offer: {
    reserved: 'Rezervováno pro:',
    released: 'Rezervace zrušena, byla pro:',
    sold: 'Prodáno, kupuje:',
    reopened: 'Prodej vzatý zpět, druhá strana:',
    lapsed: 'Inzerát skončil, rezervace byla pro:',
  },
  demand: {
    reserved: 'Rezervováno pro:',
    released: 'Rezervace zrušena, byla pro:',
    sold: 'Vyřízeno, prodává:',
    reopened: 'Vyřízení vzaté zpět, druhá strana:',
    lapsed: 'Poptávka skončila, rezervace byla pro:',
  },
};

/** What whoever asked reads of a change of the listing. */
export const changeText = (change: DealChange, kind: Kind): string => forAsker[kind][change];

/** The same as its advertiser reads it; names are not inflected. */
export const ownChangeText = (change: DealChange, kind: Kind, asker: string): string =>
  `${forAdvertiser[kind][change]} ${asker}`;
