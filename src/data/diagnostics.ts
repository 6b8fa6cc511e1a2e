import { endpoints } from '#src/contract/endpoints.ts';
import { endpointQuery } from './query-client.ts';

export const domainInfoQuery = () => endpointQuery(endpoints.getDomainInfo, {});
export const healthQuery = () => endpointQuery(endpoints.getHealth, {});
