/** The state of a table's journal: how often it was written, and the highest id it ever gave. */
export interface Head {
  revision: number;
  lastId: number;
}

/** What became of one row; without `row` it was removed. */
export interface Entry {
  id: number;
  row?: unknown;
}

/** What a reader has missed. */
export interface News {
  head: Head;
  entries: Entry[];
  /** The journal was emptied: the entries are all there is, whatever the reader knew. */
  isRestart: boolean;
}

/** What a writer adds. */
export interface Addition {
  lastId: number;
  entries: Entry[];
}

/** Where a table's rows outlive the page. */
export interface Journal {
  /** Everything written after `revision`. */
  read(revision: number): Promise<News>;
  /**
   * In one transaction, alone among all tabs: shows `decide` everything written after `revision`
   * and keeps what it adds. Resolves to the new head once that is durable; where `decide` throws,
   * nothing is kept.
   */
  write(revision: number, decide: (news: News) => Promise<Addition>): Promise<Head>;
  /** Puts rows that break their schema aside, where they are out of the way and not lost. */
  quarantine(ids: readonly number[]): Promise<void>;
}

/** A journal that ends with the page: nobody else writes, so there are never news. */
export function memoryJournal(): Journal {
  let head: Head = { revision: 0, lastId: 0 };
  return {
    read: async () => ({ head, entries: [], isRestart: false }),
    async write(_revision, decide) {
      const { lastId } = await decide({ head, entries: [], isRestart: false });
      head = { revision: head.revision + 1, lastId };
      return head;
    },
    quarantine: async () => {},
  };
}
