import { endpoints } from '#src/contract/endpoints.ts';
import type { Id } from '#src/domain/id.ts';
import { endpointQuery } from './query-client.ts';

export const upcomingEventsQuery = () =>
  endpointQuery(endpoints.getEvents, { query: { upcoming: true } });

export const similarEventsQuery = (categoryId: Id) =>
  endpointQuery(endpoints.getEvents, { query: { categoryId } });

export const eventQuery = (id: Id) => endpointQuery(endpoints.getEvent, { params: { id } });
