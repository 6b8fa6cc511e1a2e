import { brand } from '#src/copy/brand.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { BACKEND_HEADER, IDEMPOTENCY_KEY } from '#src/contract/headers.ts';
import { jsonSchemas } from './json-schemas.ts';
import type { Examples, OpenApiDocument, SharedError } from './open-api.ts';
import type { OpenApiVersion } from './json-schemas.ts';
import { errorResponse, headersOf, operationOf, sharedErrors, templateOf } from './operation.ts';
import { tagTexts } from './operations.ts';

const introduction = `The calls that the shop makes, and that any server for it answers. Every body is JSON. An error has the body \
\`{"message": "…"}\`, whose text names the field that is wrong. Fields that are not listed here are ignored.

Every path answers \`OPTIONS\` with 204 and the header \`Allow\`, and, where it has \`GET\`, \`HEAD\` with the status and headers of \
\`GET\`. Literal paths take precedence over parameters. Ids are positive integers, not necessarily consecutive; any other id in a path \
is a 404. There are no access rights: no call requires a session.

CORS is not listed with the calls, because it depends on where the site and the server stand. A server at another origin than the \
site's answers a preflight with \`Access-Control-Allow-Methods\` and \
\`Access-Control-Allow-Headers: Content-Type, ${IDEMPOTENCY_KEY}\`, and sends with this and every other response \
\`Access-Control-Allow-Credentials: true\` and \`Access-Control-Allow-Origin\` with the site's origin: \`*\` does not do, because the \
shop sends credentials. The mock backend over HTTP does so.`;

const licenses = {
  '3.1.0': { name: 'MIT', identifier: 'MIT' },
  '3.0.3': { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
};

/** Writes the document: everything that the table and the schemas tell, the texts beside them, and the examples. */
export function openApiDocument(
  { calls, shared }: Examples,
  version: OpenApiVersion,
): OpenApiDocument {
  const { named, schemaOf } = jsonSchemas(version);
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = templateOf(endpoint.path);
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = operationOf(
      name as EndpointName,
      endpoint,
      calls[name as EndpointName],
      schemaOf,
    );
  }
  return {
    openapi: version,
    info: {
      title: brand.name,
      ...(version === '3.1.0' && { summary: 'A marketplace for art and live events' }),
      description: introduction,
      version: '1.0.0',
      license: licenses[version],
    },
    servers: [
      { url: '/', description: 'The site itself' },
      { url: 'http://127.0.0.1:8787', description: 'The mock backend over HTTP' },
    ],
    security: [],
    tags: Object.entries(tagTexts()).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: named,
      responses: Object.fromEntries(
        Object.entries(sharedErrors).map(([status, { name, description }]) => [
          name,
          {
            ...errorResponse(description, {
              [name.replace(/^./, (first) => first.toLowerCase())]: {
                summary: description,
                value: shared[Number(status) as SharedError],
              },
            }),
            headers: headersOf(Number(status)),
          },
        ]),
      ),
      headers: {
        [BACKEND_HEADER]: {
          description:
            'Sent by the mock backend alone: `vernissage`, or `overridden` where somebody has asked for another body.',
          schema: { type: 'string', enum: ['vernissage', 'overridden'] },
        },
        Allow: {
          description: 'The methods that the path has, with commas between them.',
          schema: { type: 'string' },
        },
      },
    },
  };
}
