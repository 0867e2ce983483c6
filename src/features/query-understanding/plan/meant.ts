import type { NamedPlace } from '../contract.ts';

/** A query in the terms of listings, every part with the words that told it. */
export type Meaning = {
  /** What is asked for; empty for anything of floorball. */
  things: string[];
  /** Whether the query names the thing itself. */
  named: boolean;
  wishes: Meant[];
};

export type Meant = { at: number; length: number } & (
  | { is: 'things'; things: string[] }
  /** `implied` by a product line, not said. */
  | { is: 'brands'; brands: string[]; implied?: boolean }
  | { is: 'line'; key: string; name: string }
  | { is: 'hand'; hand: string }
  /** Of a measure from–to, `to` is its greater end. */
  | { is: 'flex'; mm: number; to?: number }
  | { is: 'length'; cm: number; to?: number; of: 'shaft' | 'total' | 'either' }
  | { is: 'shoe'; tenths: number; to?: number }
  | { is: 'size'; size: string; or?: string }
  | { is: 'age'; from: number; to: number }
  | { is: 'junior' }
  | { is: 'adult' }
  | { is: 'hardness'; hardness: string }
  | { is: 'colour'; colour: string }
  | { is: 'worn'; level: string }
  | { is: 'at-most'; czk: number }
  | { is: 'at-least'; czk: number }
  | { is: 'between'; from: number; to: number }
  | { is: 'free' }
  | { is: 'cheap' }
  | { is: 'demands' }
  | { is: 'offers' }
  | { is: 'swap' }
  | { is: 'place'; place: NamedPlace; or?: NamedPlace }
  | { is: 'dimensions'; text: string }
  | {
      is: 'word';
      text: string;
      stems: string[];
      foreign: boolean;
      /** Only moves listings up. */ hint?: boolean;
      /** What a listing without it loses: beside a brand a strange word is a model, which need not be told. */
      costs?: number;
    }
);
