import { openApiDocument } from '#src/openapi/document.ts';
import type { OpenApiVersion } from '#src/openapi/json-schemas.ts';
import { recordExamples } from './record-examples.ts';

/** The files of the contract, and the version of OpenAPI that each is written in. */
export const documentFiles = {
  'public/openapi.json': '3.1.0',
  'public/openapi-3.0.json': '3.0.3',
} as const satisfies Record<string, OpenApiVersion>;

export type DocumentFile = keyof typeof documentFiles;

/** The texts of the files. */
export async function documentTexts(): Promise<Record<DocumentFile, string>> {
  const examples = await recordExamples();
  return Object.fromEntries(
    Object.entries(documentFiles).map(([file, version]) => [
      file,
      `${JSON.stringify(openApiDocument(examples, version), null, 2)}\n`,
    ]),
  ) as Record<DocumentFile, string>;
}
