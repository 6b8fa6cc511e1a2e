/** Something that looks like a bug and is specified. */
export interface Oddity {
  /** Its number among the rules: 4 is O-4. */
  number: number;
  title: string;
  /** What happens, and what does not. */
  happens: string;
  /** The section of the specification, and its words. */
  section: string;
  quote: string;
  /** Where it shows; empty where nothing on a page does. */
  marks: readonly Mark[];
}

/** Elements of the shop that a mark is put on. */
export interface Mark {
  /** A page that has them, in a state that shows them. */
  page: string;
  selector: string;
  /** What they read; any text by default. */
  text?: RegExp;
  /** The paths that it is about; any by default. */
  at?: RegExp;
}
