import clientTour from './client-tour.md?raw';
import technicalTour from './technical-tour.md?raw';

/** The demo's own tours as text, by the name that an address uses. */
export const tours = { client: clientTour, technical: technicalTour };

export type TourName = keyof typeof tours;
