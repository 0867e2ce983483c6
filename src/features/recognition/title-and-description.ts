import { descriptionLength, titleLength } from '../listings/contract.ts';
import type { OfferRead } from '../query-understanding/index.ts';
import type { RecognizedValue } from './contract.ts';

type Named = { brand: string | undefined; model: string | undefined; values: readonly RecognizedValue[] };

/** Attributes worth a place in a title, in its order, and how they are said there. */
const told: Readonly<Record<string, (text: string) => string>> = {
  'attributes.shaftLengthCm': (text) => text,
  'attributes.shoeSizeEu': (text) => `EU\u00a0${text.replace('EU', '').trim()}`,
  'attributes.clothingSize': (text) => `vel. ${text}`,
  'attributes.goalieSize': (text) => `vel. ${text}`,
  'attributes.hand': (text) => text.replace(/\s*\(.*\)$/u, '').toLowerCase(),
  'attributes.flexMm': (text) => `flex ${text.replace(/\s*mm$/u, '')}`,
};

/** The first of several lines where it is as long as a title; else one of what the text tells. */
export function titleOf(text: string, { label }: OfferRead, { brand, model, values }: Named): string | undefined {
  const [line = '', ...more] = text.trim().split(/\s*\n\s*/u);
  if (more.length > 0 && line.length >= titleLength.min && line.length <= titleLength.max) return line;
  const measured = Object.entries(told).flatMap(([name, say]) => {
    const value = values.find((each) => each.name === name);
    return value ? [say(value.text)] : [];
  });
  // `Unihoc Epic 96 cm` is a stick to everybody.
  const isStick = values.some(({ name }) => name === 'attributes.flexMm' || name === 'attributes.shaftLengthCm');
  const thing = (isStick && brand) || !label ? undefined : label;
  const [first, ...rest] = measured;
  const name = [[thing, brand, model, first].filter(Boolean).join(' '), ...rest].join(', ');
  const isTold = brand !== undefined || measured.length > 0 || label !== undefined;
  if (!isTold || name.length < titleLength.min || name.length > titleLength.max) return undefined;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The text without its title, where that is one of its lines; what is too short for a description is none. */
export function descriptionOf(text: string, title: string | undefined): string | undefined {
  const whole = text.trim();
  const rest = title && whole.startsWith(title) ? whole.slice(title.length).trim() : whole;
  return [rest, whole].find((each) => each.length >= descriptionLength.min);
}
