const weights = [8, 7, 6, 5, 4, 3, 2];

/**
 * Whether eight digits can be an IČO: the last one is `(11 − Σ weight·digit mod 11) mod 10`
 * (Ministry of Finance, rule of the check digit). Finds a slip of a finger before anybody is asked.
 */
export function isCompanyId(digits: string): boolean {
  if (!/^\d{8}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return Number(digits[7]) === (11 - (sum % 11)) % 10;
}
