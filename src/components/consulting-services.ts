/** Spec 2: the four services; their buttons have no action shown (readings O-9). */
export const CONSULTING_SERVICES = [
  {
    name: 'One-on-One Consultation',
    summary:
      'An hour with a curator about your walls, your light and what you keep coming back to.',
    detail:
      'Bring photographs of the room, the works you own and three you cannot stop thinking about. You leave with a short list that fits the wall, the light and the budget, and with reasons for each.',
    action: 'Book a Session',
  },
  {
    name: 'Collection Curation',
    summary:
      'A collection that grows with a plan: themes, formats and a budget over several years.',
    detail:
      'We look at what you have, name what holds it together and say what is missing. Twice a year we propose works, go with you to studios, and keep the papers of your collection in order.',
    action: 'Get Started',
  },
  {
    name: 'Art Business Coaching',
    summary: 'For artists: pricing, editions, contracts and how to talk about your own work.',
    detail:
      'Six sessions with somebody who has sold work on both sides of the table. You set prices that hold, write an edition plan and a statement that sounds like you, and practice the talk at the opening.',
    action: 'Schedule Coaching',
  },
  {
    name: 'Live Shopping Support',
    summary: 'Somebody who knows the works stays with you while you choose, by video or by phone.',
    detail:
      'Ask how thick the paint is, what it looks like at night, or whether two works can share a wall. We answer with the work in view and tell you when the smaller one is the better one.',
    action: 'Learn More',
  },
] as const;
