import { endpoints } from '#src/contract/endpoints.ts';
import { readOf } from './query-client.ts';

export const domainInfoQuery = () => readOf(endpoints.getDomainInfo, {});
export const healthQuery = () => readOf(endpoints.getHealth, {});
