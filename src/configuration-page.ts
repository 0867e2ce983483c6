import { z } from 'zod';
import { settings } from './settings.ts';

const described = z.object({ description: z.string(), unset: z.string().optional() });

const head = `# Configuration

Generated from \`src/settings.ts\` by \`npm run configuration\`; a test checks that it is up to date.

Settings are environment variables. A file \`.env\` in the working directory may contain them as well; the environment takes precedence. An empty variable counts as not set. An invalid value aborts the start with one sentence that names the variable.

| variable | meaning | when not set |
|---|---|---|
`;

/** Content of docs/configuration.md, in the order of the schema. */
export function configurationPage(): string {
  const rows = Object.entries(settings.shape).map(([name, schema]) => {
    const { description, unset } = described.parse(schema.meta());
    const fallback: unknown = schema.safeParse(undefined).data;
    return `| \`${name}\` | ${description} | ${unset ?? written(Array.isArray(fallback) ? fallback.join(', ') : fallback)} |\n`;
  });
  return head + rows.join('');
}

const written = (value: unknown): string => {
  const isShown = typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string';
  return isShown && value !== '' ? `\`${value}\`` : 'none';
};
