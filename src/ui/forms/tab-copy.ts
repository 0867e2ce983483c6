/** A text kept in this tab. The browser may forbid storage or have no room; everything works without the copy. */
export function tabCopy(name: string) {
  return {
    put: (text: string): void => attempt(() => sessionStorage.setItem(name, text)),
    get: (): string | undefined => attempt(() => sessionStorage.getItem(name)) ?? undefined,
    clear: (): void => attempt(() => sessionStorage.removeItem(name)),
  };
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
