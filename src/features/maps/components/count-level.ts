/** How strongly an area is coloured by its count, 0 to 4; half of the greatest count is already level 3. */
export function countLevel(count: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (count <= 0 || most <= 0) return 0;
  const share = Math.sqrt(Math.min(1, count / most));
  if (share > 0.85) return 4;
  if (share > 0.6) return 3;
  return share > 0.35 ? 2 : 1;
}
