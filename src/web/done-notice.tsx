import { Alert } from '../ui/feedback/alert.tsx';
import { useNotice } from './notice.ts';

/** Says what was done before the page was opened, as the notice in its address names it; focused when it appears. */
export function DoneNotice({ texts }: { texts: Readonly<Record<string, string>> }) {
  const [notice, close] = useNotice();
  if (notice === undefined || !Object.hasOwn(texts, notice)) return null;
  return (
    <Alert key={notice} severity="success" onClose={close} scrollHere>
      {texts[notice]}
    </Alert>
  );
}
