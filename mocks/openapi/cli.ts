/** Writes the contract as OpenAPI documents: `npm run generate`. */
import { writeFile } from 'node:fs/promises';
import { documentTexts } from './document-texts.ts';

for (const [file, text] of Object.entries(await documentTexts())) {
  await writeFile(file, text);
  process.stdout.write(`${file} is written\n`);
}
