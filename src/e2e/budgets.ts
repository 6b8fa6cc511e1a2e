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
}

/** Of what a page costs, for messages. */
export const UNITS: Readonly<Record<keyof RouteCost, string>> = {
  scripts: 'kilobytes with Brotli, before the page is interactive',
  requests: 'requests before the page is interactive',
  files: 'kilobytes with Brotli, until the page is idle',
  pictures: 'kilobytes, until the page is idle',
  shift: 'sum of layout shifts',
};

/** The most that a page may cost. What it takes of the processor is for the benchmark (`src/bench`). */
export const routeBudgets: readonly { path: string; budget: RouteCost }[] = [
  {
    path: '/',
    budget: {
      scripts: 118.5,
      requests: 12,
      files: 251.5,
      pictures: 122,
      shift: 0.005,
    },
  },
  {
    path: '/category/paintings',
    budget: {
      scripts: 118.4,
      requests: 13,
      files: 252.5,
      pictures: 262,
      shift: 0.005,
    },
  },
  {
    path: '/artwork/1',
    budget: {
      scripts: 118.5,
      requests: 12,
      files: 255,
      pictures: 115,
      shift: 0.005,
    },
  },
  {
    path: '/event/4',
    budget: {
      scripts: 118.5,
      requests: 12,
      files: 227.5,
      pictures: 44,
      shift: 0.005,
    },
  },
  {
    path: '/cart',
    budget: {
      scripts: 118.5,
      requests: 16,
      files: 230.5,
      pictures: 0,
      shift: 0.005,
    },
  },
];

/** The most kilobytes of a chunk, by its name without the hash. */
export const chunkBudgets: Readonly<Record<string, number>> = {
  react: 59,
  app: 41.4,
  backend: 13.7,
  schemas: 8.3,
  'collection-table': 12.7,
  dialog: 1,
  'show-backstage': 11,
  'msw-worker': 36,
};

/** The most kilobytes of any chunk that is not named above. */
export const OTHER_CHUNK = 10;
