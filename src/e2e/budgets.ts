/** What a page costs on a phone with nothing cached; kilobytes as sent, text with Brotli. */
export interface RouteCost {
  /** Kilobytes of scripts requested before the page is interactive. */
  scripts: number;
  /** Requests before the page is interactive, without pictures and the page itself. */
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

/** Of what a page costs, for messages. */
export const UNITS: Readonly<Record<keyof RouteCost, string>> = {
  scripts: 'kilobytes with Brotli, before the page is interactive',
  requests: 'requests before the page is interactive',
  files: 'kilobytes with Brotli, until the page is idle',
  pictures: 'kilobytes, until the page is idle',
  shift: 'sum of layout shifts',
  work: 'processor time; 1 is the calibration of page-cost.ts',
  scripting: 'processor time; 1 is the calibration of page-cost.ts',
};

/** The most that a page may cost; of the processor's time the least of several visits counts. */
export const routeBudgets: readonly { path: string; budget: RouteCost }[] = [
  {
    path: '/',
    budget: {
      scripts: 118.5,
      requests: 12,
      files: 250,
      pictures: 122,
      shift: 0.005,
      work: 13,
      scripting: 4.5,
    },
  },
  {
    path: '/category/paintings',
    budget: {
      scripts: 118.4,
      requests: 13,
      files: 250,
      pictures: 262,
      shift: 0.005,
      work: 14.5,
      scripting: 4.5,
    },
  },
  {
    path: '/artwork/1',
    budget: {
      scripts: 118.5,
      requests: 12,
      files: 252,
      pictures: 115,
      shift: 0.005,
      work: 12,
      scripting: 4.4,
    },
  },
  {
    path: '/event/4',
    budget: {
      scripts: 118.5,
      requests: 12,
      files: 224.5,
      pictures: 44,
      shift: 0.005,
      work: 12,
      scripting: 4.4,
    },
  },
  {
    path: '/cart',
    budget: {
      scripts: 118.5,
      requests: 16,
      files: 228,
      pictures: 0,
      shift: 0.005,
      work: 10,
      scripting: 3.8,
    },
  },
];

/** The most kilobytes of a chunk, by its name without the hash. */
export const chunkBudgets: Readonly<Record<string, number>> = {
  react: 59,
  app: 41.4,
  backend: 13.8,
  schemas: 8.3,
  'collection-table': 12.7,
  dialog: 1,
  'msw-worker': 36,
};

/** The most kilobytes of any chunk that is not named above. */
export const OTHER_CHUNK = 10;
