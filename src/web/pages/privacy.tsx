import type { Route } from './+types/privacy';
import { LegalPage } from './content/legal-page.tsx';
import { loadLegalPage } from './content/legal-page.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return loadLegalPage(context, 'zpracovani-osobnich-udaju');
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />;
}
