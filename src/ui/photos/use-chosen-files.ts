import { useEffect, useEffectEvent, useRef } from 'react';

/** For a file input whose files are taken as soon as they are chosen; the input is emptied at once. */
export function useChosenFiles(onFiles: (files: readonly File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  function take() {
    const files = [...(input.current?.files ?? [])];
    if (!input.current || files.length === 0) return;
    input.current.value = '';
    onFiles(files);
  }
  const takeChosenBefore = useEffectEvent(take);
  // Take photos chosen before hydration, which nothing else would upload any more.
  useEffect(() => takeChosenBefore(), []);
  return { ref: input, onChange: take };
}
