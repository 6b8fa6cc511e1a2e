/** Spec 2: the four services; their buttons have no action shown (O-9). */
export const CONSULTING_SERVICES = [
  {
    name: 'One-on-One Consultation',
    summary:
      'An hour with a curator about your walls, your light and what you keep coming back to.',
    action: 'Book a Session',
  },
  {
    name: 'Collection Curation',
    summary:
      'A collection that grows with a plan: themes, formats and a budget over several years.',
    action: 'Get Started',
  },
  {
    name: 'Art Business Coaching',
    summary: 'For artists: pricing, editions, contracts and how to talk about your own work.',
    action: 'Schedule Coaching',
  },
  {
    name: 'Live Shopping Support',
    summary: 'Somebody who knows the works stays with you while you choose, by video or by phone.',
    action: 'Learn More',
  },
] as const;

export type ConsultingService = (typeof CONSULTING_SERVICES)[number]['name'];
