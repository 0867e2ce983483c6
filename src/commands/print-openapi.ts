import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../api/openapi.ts';

writeFileSync('openapi.json', `${JSON.stringify(openApiDocument, null, 2)}\n`);
