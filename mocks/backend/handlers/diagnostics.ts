import { endpoints } from '#src/contract/endpoints.ts';
import { route } from '#mocks/backend/server/route.ts';
import type { HandlerContext } from './handler-context.ts';

/** The calls whose raw responses the diagnostic page shows. */
export function diagnosticRoutes({ database, clock }: HandlerContext) {
  return [
    route(endpoints.getDomainInfo, ({ url }) => ({
      domain: url.hostname,
      secure: url.protocol === 'https:',
      status: 'active',
      dnsPropagationHours: 48,
    })),

    route(endpoints.getHealth, () => ({
      status: 'ok',
      time: clock().toISOString(),
      storage: database.mode,
    })),
  ];
}
