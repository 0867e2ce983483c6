import type { Options } from '../../../features/site-config/contract.ts';
import { JsonLd } from '../../json-ld.tsx';
import { useShell } from '../../shell.ts';

export type OrganizationFacts = Pick<Options, 'operator' | 'social'> & { email: string };

/** Structured data of the operator (schema.org), from the settings. */
export function Organization({ facts: { operator, email, social } }: { facts: OrganizationFacts }) {
  const origin = useShell()?.appUrl ?? '';
  const profiles = Object.values(social).filter(Boolean);
  return (
    <JsonLd
      facts={{
        '@type': 'Organization',
        name: 'Florbalový bazar',
        legalName: operator.name,
        url: origin,
        logo: `${origin}/brand/icon-512.png`,
        email,
        ...(operator.id ? { taxID: operator.id } : {}),
        ...(operator.phone ? { telephone: operator.phone } : {}),
        ...(operator.address ? { address: operator.address } : {}),
        ...(profiles.length > 0 ? { sameAs: profiles } : {}),
      }}
    />
  );
}
