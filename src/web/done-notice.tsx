import { useLocation } from 'react-router';
import { Alert } from '../ui/feedback/alert.tsx';
import { useNotice } from './notice.ts';

/** The success notice selected by the URL; receives the focus when it appears. */
export function DoneNotice({ texts }: { texts: Readonly<Record<string, string>> }) {
  const [notice, close] = useNotice();
  // Submitting the same form again must announce the same notice again.
  const { key } = useLocation();
  if (notice === undefined || !Object.hasOwn(texts, notice)) return null;
  return (
    <Alert key={key} severity="success" onClose={close} scrollHere>
      {texts[notice]}
    </Alert>
  );
}
