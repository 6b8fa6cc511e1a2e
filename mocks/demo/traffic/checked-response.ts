import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { firstIssue } from '#src/contract/first-issue.ts';
import { BACKEND_HEADER, UNCHANGED } from '#src/contract/headers.ts';
import { matchEndpoints } from '#src/contract/routing.ts';

const routes = Object.values(endpoints).map((endpoint) => ({ endpoint }));

/**
 * For `npm run dev`: the response, or a 500 that names the field where a handler breaks the contract. Screens take what
 * the mock backend sends for right, and would stop at the missing field with an engine's words.
 */
export async function checkedResponse(request: Request, response: Response): Promise<Response> {
  // Of a body that a tester has asked for the client says what is wrong.
  if (!response.ok || response.headers.get(BACKEND_HEADER) !== UNCHANGED) return response;
  const { pathname } = new URL(request.url);
  const called = matchEndpoints(routes, pathname).find(
    ({ route }) => route.endpoint.method === request.method,
  );
  const endpoint: Endpoint | undefined = called?.route.endpoint;
  const schema = (await endpoint?.loadSchemas())?.response;
  if (!schema) return response;
  const body: unknown = await response.clone().json();
  const { error } = schema.safeParse(body);
  if (!error) return response;
  const issue = firstIssue(error, body, 'the response');
  const message = `The handler of ${request.method} ${pathname} breaks the contract: ${issue}`;
  // oxlint-disable-next-line no-console -- for who writes the handler
  console.error(message);
  return Response.json({ message }, { status: 500, headers: { [BACKEND_HEADER]: UNCHANGED } });
}
