import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

export const searchFailure = {
  title: 'Něco se pokazilo.',
  sentence: 'Nepodařilo se načíst výsledky. Zkuste to prosím znovu.',
} as const;

/** Shown when results could not be loaded. */
export function SearchFailed({ actions }: { actions: ReactNode }) {
  return (
    <div role="alert">
      <EmptyState title={searchFailure.title} actions={actions}>
        {searchFailure.sentence}
      </EmptyState>
    </div>
  );
}
