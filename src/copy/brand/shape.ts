/** What `src/copy/brand.ts` says; `src/build/check-brand.ts` checks the values. */
export interface Brand {
  /** The shop's name: header, titles, icons, letters; names of databases and downloads are made from it. */
  name: string;
  /** The heading of Home, which its title repeats after the name. */
  line: string;
  /** One sentence, in the footer and where somebody asks what the shop is: a search engine, a phone that installs it. */
  description: string;
  /** `#rrggbb`. Text is written in accent and in ink on paper, so both need a contrast of 4.5 with it. */
  colors: {
    /** Links under the pointer, small marks, the icon. */
    accent: string;
    /** What everything stands on: a light color. */
    paper: string;
    /** Text, and the buttons whose words have the color of paper. */
    ink: string;
  };
  /** The currency of every price, as in ISO 4217: EUR. Amounts are not converted; it must have cents. */
  currency: string;
  /**
   * How amounts and counts are written, as in BCP 47: de-DE. Words and dates stay in American English, as specified,
   * because a date in the form of one language reads as a mistake among the words of another.
   */
  locale: string;
  /** Lines at the foot of every page: who runs the shop. */
  legal: readonly string[];
  /** The shop's own profiles, in the footer. Those of artists stay placeholders (O-8). */
  social: readonly { label: string; href: string }[];
  /** How to reach the shop, in the footer. */
  contact: {
    email?: string | undefined;
    phone?: string | undefined;
    address?: string | undefined;
  };
}
