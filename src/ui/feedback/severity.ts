import Bell from 'lucide-react/icons/bell';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import type { IconDrawing } from '../icons/icon.tsx';

export type Severity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast';

/** The icon that always goes with a severity. */
export const severityIcon: Record<Severity, IconDrawing> = {
  info: Info,
  success: CircleCheck,
  warn: TriangleAlert,
  error: CircleX,
  secondary: Bell,
  contrast: Undo2,
};
