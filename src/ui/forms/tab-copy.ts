/** A text kept in this tab. The browser may forbid storage or have no room; everything works without the copy. */
export function tabCopy(name: string) {
  return {
    put: (text: string): void => attempt(() => sessionStorage.setItem(name, text)),
    get: (): string | undefined => attempt(() => sessionStorage.getItem(name)) ?? undefined,
    clear: (): void => attempt(() => sessionStorage.removeItem(name)),
  };
}

/** How the names of copies begin that hold what somebody wrote, and not only where they stood or what they chose. */
export const writtenCopies = ['zprava ', 'rozepsane:', 'neodeslano'] as const;

/** Deletes all that was written in this tab: whoever sits down to it next is somebody else. */
export function clearTabCopy(): void {
  attempt(() => {
    for (const name of Object.keys(sessionStorage))
      if (writtenCopies.some((begin) => name.startsWith(begin))) sessionStorage.removeItem(name);
  });
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
