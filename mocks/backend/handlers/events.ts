import { endpoints } from '#src/contract/endpoints.ts';
import { byDate, isUpcoming } from '#src/domain/events.ts';
import { localTime } from '#src/domain/local-time.ts';
import { notFound } from '#mocks/backend/server/http-error.ts';
import { route } from '#mocks/backend/server/route.ts';
import type { HandlerContext } from './handler-context.ts';

/** Live events; lists are ascending by date. */
export function eventRoutes({ database, clock }: HandlerContext) {
  return [
    route(endpoints.getEvents, async ({ query: { upcoming, categoryId } }) => {
      const events = await database.events;
      const now = localTime(clock());
      const listed =
        categoryId === undefined ? events.all() : events.where('categoryId', categoryId);
      // With a category these are the similar events to visit, so past ones are left out.
      const onlyUpcoming = upcoming || categoryId !== undefined;
      return listed.filter((event) => !onlyUpcoming || isUpcoming(event, now)).sort(byDate);
    }),

    route(endpoints.getEvent, async ({ params }) => {
      const event = (await database.events).get(params.id);
      if (!event) throw notFound('Event');
      return event;
    }),
  ];
}
