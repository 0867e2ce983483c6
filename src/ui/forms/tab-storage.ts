/** A text in this tab's session storage. Storage may be forbidden or full; callers must work without the copy. */
export function tabStorage(name: string) {
  return {
    put: (text: string): void => attempt(() => sessionStorage.setItem(name, text)),
    get: (): string | undefined => attempt(() => sessionStorage.getItem(name)) ?? undefined,
    clear: (): void => attempt(() => sessionStorage.removeItem(name)),
  };
}

/** Name prefixes of copies with text that somebody wrote, as opposed to scroll positions or choices. */
export const writtenTextPrefixes = ['zprava ', 'rozepsane:', 'neodeslano'] as const;

/** Deletes all text written in this tab, because the next user of the browser may be somebody else. */
export function clearWrittenText(): void {
  attempt(() => {
    for (const name of Object.keys(sessionStorage))
      if (writtenTextPrefixes.some((begin) => name.startsWith(begin))) sessionStorage.removeItem(name);
  });
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
