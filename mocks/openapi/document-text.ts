import { openApiDocument } from '#src/contract/openapi/document.ts';
import { recordExamples } from './record-examples.ts';

export const DOCUMENT_FILE = 'public/openapi.json';

/** The text of the file. */
export async function documentText(): Promise<string> {
  return `${JSON.stringify(openApiDocument(await recordExamples()), null, 2)}\n`;
}
