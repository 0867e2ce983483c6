import type { DealChange } from '../../listings/contract.ts';

type Kind = 'offer' | 'demand';

/** The advertiser of an offer sells, of a demand buys. */
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
    reopened: 'Prodej zrušen, byl pro:',
    lapsed: 'Inzerát skončil, rezervace byla pro:',
  },
  demand: {
    reserved: 'Rezervováno pro:',
    released: 'Rezervace zrušena, byla pro:',
    sold: 'Vyřízeno, prodává:',
    reopened: 'Poptávka zase platí, nabídka byla od:',
    lapsed: 'Poptávka skončila, rezervace byla pro:',
  },
};

/** Text about a change of the listing for the asker. */
export const changeText = (change: DealChange, kind: Kind): string => forAsker[kind][change];

/** The same for the advertiser; the name stands last, so it need not be inflected. */
export const ownChangeText = (change: DealChange, kind: Kind, asker: string): string =>
  `${forAdvertiser[kind][change]} ${asker}`;
