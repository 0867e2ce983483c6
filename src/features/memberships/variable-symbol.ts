/**
 * The variable symbol of an order: two digits of the year, the order's number, and a check digit (Luhn), so that one
 * mistyped digit never points to somebody else's order. At most ten digits, as banks allow.
 */
export function variableSymbol(number: number, now: Date): string {
  const digits = `${String(now.getUTCFullYear()).slice(2)}${String(number).padStart(5, '0')}`;
  return digits + luhn(digits);
}

function luhn(digits: string): string {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return String((10 - (sum % 10)) % 10);
}
