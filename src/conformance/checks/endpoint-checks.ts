import type { CallSchemas } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { schemas } from '#src/contract/schemas.ts';
import { checksOf } from '#src/conformance/check.ts';
import { expectEmpty, expectJson, expectStatus } from '#src/conformance/expectations.ts';
import { validCalls } from './valid-calls.ts';

/** The endpoints that create a row. */
const CREATES: ReadonlySet<EndpointName> = new Set(['addCartItem', 'placeOrder', 'registerUser']);

const names = Object.keys(endpoints) as EndpointName[];

/** Status, content type and shape of every call's response. */
export const endpointChecks = checksOf(
  'endpoints',
  names.map((name) => {
    const { method, path } = endpoints[name];
    const { response }: CallSchemas = schemas[name];
    const ok = CREATES.has(name) ? 201 : 200;
    const status = response ? ok : 204;
    return {
      name: `${method} ${path} answers ${status}${response ? ' and what its schema says' : ''}`,
      rule: 'R-67',
      async run(server) {
        const { path: address, json } = await validCalls[name](server);
        const reply = await server.send(method, address, { json });
        expectStatus(reply, status);
        if (response) expectJson(reply, response);
        else expectEmpty(reply);
      },
    };
  }),
);
