/** What a page costs on a phone with nothing cached; kilobytes as sent, text with Brotli. */
export interface RouteCost {
  /** Kilobytes of scripts requested before the page is live. */
  scripts: number;
  /** Requests before the page is live, without pictures and the page itself. */
  requests: number;
  /** Kilobytes of all files requested until the page is idle, without pictures and the page itself. */
  files: number;
  /** Kilobytes of pictures requested until the page is idle. */
  pictures: number;
  /** Sum of all layout shifts until the page is idle. */
  shift: number;
  /** Processor time of the main thread until the page is idle; 1 is the calibration of `page-cost.ts`. */
  work: number;
  /** The part of it that runs scripts. */
  scripting: number;
}

/** The most that a page may cost. */
export const routeBudgets: readonly { path: string; budget: RouteCost }[] = [
  {
    path: '/',
    budget: {
      scripts: 156,
      requests: 22,
      files: 340,
      pictures: 440,
      shift: 0.2,
      work: 20,
      scripting: 9.5,
    },
  },
  {
    path: '/category/paintings',
    budget: {
      scripts: 156,
      requests: 19,
      files: 340,
      pictures: 340,
      shift: 0.25,
      work: 23,
      scripting: 11.5,
    },
  },
  {
    path: '/artwork/1',
    budget: {
      scripts: 156,
      requests: 18,
      files: 340,
      pictures: 270,
      shift: 0.2,
      work: 17,
      scripting: 8.5,
    },
  },
  {
    path: '/event/4',
    budget: {
      scripts: 156,
      requests: 17,
      files: 290,
      pictures: 115,
      shift: 0.2,
      work: 15,
      scripting: 7.5,
    },
  },
  {
    path: '/cart',
    budget: {
      scripts: 156,
      requests: 21,
      files: 290,
      pictures: 0,
      shift: 0.2,
      work: 12,
      scripting: 6.5,
    },
  },
];

/** The most kilobytes of a chunk, by its name without the hash. */
export const chunkBudgets: Readonly<Record<string, number>> = {
  index: 64,
  shop: 60,
  browser: 22,
  dialog: 18,
  'msw-worker': 36,
  'large-catalogue': 129,
};

/** The most kilobytes of any chunk that is not named above. */
export const OTHER_CHUNK = 10;
