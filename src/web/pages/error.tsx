import { ErrorPage } from './error-page.tsx';

export default function Error() {
  return <ErrorPage />;
}
