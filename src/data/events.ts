import { endpoints } from '#src/contract/endpoints.ts';
import { endpointQuery } from './query-client.ts';

export const upcomingEventsQuery = () =>
  endpointQuery(endpoints.getEvents, { query: { upcoming: true } });

export const similarEventsQuery = (categoryId: number) =>
  endpointQuery(endpoints.getEvents, { query: { categoryId } });

export const eventQuery = (id: number) => endpointQuery(endpoints.getEvent, { params: { id } });
