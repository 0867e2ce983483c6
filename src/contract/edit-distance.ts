/**
 * Number of typing mistakes between two words: a character left out, added or changed, or two swapped, each count as
 * one. Returns `atMost + 1` as soon as there are more than `atMost`.
 */
export function editDistance(a: string, b: string, atMost: number): number {
  if (Math.abs(a.length - b.length) > atMost) return atMost + 1;
  let twoUp: number[] = [];
  let up = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j - 1] ?? 0) + 1, (up[j] ?? 0) + 1, (up[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (twoUp[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > atMost) return atMost + 1;
    twoUp = up;
    up = row;
  }
  return up[b.length] ?? atMost + 1;
}
