/** A Markdown table with left-aligned text and right-aligned numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export const whole = (value: number) => Math.round(value).toLocaleString('en');
export const tenths = (value: number) => value.toFixed(1);
export const hundredths = (value: number) => value.toFixed(2);
