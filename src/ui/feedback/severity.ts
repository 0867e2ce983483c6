import { Bell, CircleCheck, CircleX, Info, TriangleAlert, Undo2 } from '../icons/drawings.tsx';
import type { IconDrawing } from '../icons/icon.tsx';

export type Severity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast';

/** The icon of each severity. */
export const severityIcon: Record<Severity, IconDrawing> = {
  info: Info,
  success: CircleCheck,
  warn: TriangleAlert,
  error: CircleX,
  secondary: Bell,
  contrast: Undo2,
};

/** The severity of an HTTP status: 1xx info, 2xx success, 3xx warn, 4xx and 5xx error. */
export function severityOfStatus(status: number): 'info' | 'success' | 'warn' | 'error' {
  if (status < 200) return 'info';
  if (status < 300) return 'success';
  return status < 400 ? 'warn' : 'error';
}
