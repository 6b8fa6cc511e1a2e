/** Writes the contract as an OpenAPI document: `npm run openapi`. */
import { writeFile } from 'node:fs/promises';
import { DOCUMENT_FILE, documentText } from './document-text.ts';

await writeFile(DOCUMENT_FILE, await documentText());
process.stdout.write(`${DOCUMENT_FILE} is written\n`);
