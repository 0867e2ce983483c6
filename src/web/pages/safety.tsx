import type { Route } from './+types/safety';
import { LegalPage } from './content/legal-page.tsx';
import { loadLegalPage } from './content/legal-page.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return loadLegalPage(context, 'bezpecnost-a-pravidla');
}

export default function Safety({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />;
}
