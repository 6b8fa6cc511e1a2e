import type { OpenApiDocument } from '#src/openapi/open-api.ts';
import document from '../../../public/openapi.json' with { type: 'json' };

/** The contract as an OpenAPI 3.1 document. */
export const openApi: OpenApiDocument = document as unknown as OpenApiDocument;
