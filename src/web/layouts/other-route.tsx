import { Outlet } from 'react-router';
import type { ErrorBoundaryProps } from '../router/route-types.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import { ErrorPage } from '../pages/error-page.tsx';
import { NotFoundMessage } from '../pages/not-found-message.tsx';
import { OtherLayout } from './other-layout.tsx';
import { isErrorAnswer } from '../router/page-data.ts';

export default function OtherRoute() {
  return (
    <OtherLayout>
      <Outlet />
    </OtherLayout>
  );
}

/** A page that does not exist keeps the layout; anything else that went wrong stands alone. */
export function ErrorBoundary({ error }: ErrorBoundaryProps) {
  if (!isErrorAnswer(error) || error.status !== 404) return <ErrorPage />;
  return (
    <OtherLayout>
      <div className={classNames(layout.wrap, layout.pageHead)}>
        <div className={layout.panel}>
          <NotFoundMessage />
        </div>
      </div>
    </OtherLayout>
  );
}
