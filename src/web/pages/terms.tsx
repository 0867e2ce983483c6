import type { Route } from './+types/terms';
import { LegalPage } from './content/legal-page.tsx';
import { loadLegalPage } from './content/legal-page.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return loadLegalPage(context, 'obchodni-podminky');
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />;
}
