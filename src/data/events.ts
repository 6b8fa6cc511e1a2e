import { endpoints } from '#src/contract/endpoints.ts';
import { readOf } from './query-client.ts';

export const upcomingEventsQuery = () => readOf(endpoints.getEvents, { query: { upcoming: true } });

export const similarEventsQuery = (categoryId: number) =>
  readOf(endpoints.getEvents, { query: { categoryId } });

export const eventQuery = (id: number) => readOf(endpoints.getEvent, { params: { id } });
