import { useEffect, useEffectEvent, useRef } from 'react';

/** For a file input whose files are taken as soon as they are chosen; the input is empty again at once. */
export function useChosenFiles(onFiles: (files: readonly File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  function take() {
    const files = [...(input.current?.files ?? [])];
    if (!input.current || files.length === 0) return;
    input.current.value = '';
    onFiles(files);
  }
  const takeChosenBefore = useEffectEvent(take);
  // Photos chosen before JavaScript ran go now: nothing else would send them any more.
  useEffect(() => takeChosenBefore(), []);
  return { ref: input, onChange: take };
}
