import type { IconDrawing } from '../icons/icon.tsx';
import { Bell, CircleCheck, CircleX, Info, TriangleAlert, Undo2 } from '../icons/drawings.tsx';

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
