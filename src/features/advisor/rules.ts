/** Limits of the input, the bounds of the tables (cm, years, kg). */
export const adviceBounds = {
  height: { min: 90, max: 215, error: 'Výška: celé číslo od 90 do 215 cm.' },
  age: { min: 3, max: 99, error: 'Věk: celé číslo od 3 do 99 let.' },
  weight: { min: 10, max: 200, error: 'Váha: celé číslo od 10 do 200 kg.' },
} as const;

export const styles = ['all', 'technical', 'shooter', 'defender', 'beginner'] as const;
export const players = ['man', 'woman'] as const;
/** The lower hand, or a straight blade for both. */
export const sides = ['left', 'right', 'straight'] as const;

const measures = ['height', 'age', 'weight'] as const;

const maxInputLength = 20;

/** The query parameters of the advisor as typed; `asked` is false when the form was not submitted. */
export function adviceFields(query: URLSearchParams) {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, maxInputLength);
  const fields = {
    height: text('height'),
    age: text('age'),
    weight: text('weight'),
    hand: text('hand'),
    style: text('style'),
    player: text('player'),
  };
  return { asked: measures.some((name) => query.has(name)), fields };
}

/** Whether all measures are valid, so that a result can be shown while the form is being filled in. */
export const isAdvisable = (fields: Record<string, unknown>): boolean =>
  measures.every((name) => {
    const number = Number(fields[name] || NaN);
    return Number.isInteger(number) && number >= adviceBounds[name].min && number <= adviceBounds[name].max;
  });
