/** What `brand.ts` says; `src/build/check-brand.ts` checks the values. */
export interface Brand {
  /** The name of the shop: header, titles, icons, letters; names of databases and downloads are made from it. */
  name: string;
  /** The heading of Home, and the title of its page after the name. */
  line: string;
  /** One sentence, in the footer and wherever somebody asks what the shop is: search engines, app stores. */
  description: string;
  colors: {
    /** Links under the pointer, small marks, the icon; text of this color is read on paper. */
    accent: string;
    /** What everything stands on. */
    paper: string;
    /** Text, and buttons with words of the color of paper. */
    ink: string;
  };
  /** Of every price, as in ISO 4217: USD, EUR, GBP. Nothing is converted. */
  currency: string;
  /**
   * How numbers and amounts are written, as in BCP 47: en-US, de-DE. Words and dates stay English, as specified, because
   * a date in German among English sentences reads as a mistake.
   */
  locale: string;
  /** Lines at the foot of every page, such as the company that runs the shop. */
  legal: readonly string[];
  /** The shop's own profiles, in the footer. Those of artists are placeholders, as specified. */
  social: readonly { label: string; href: string }[];
  /** How to reach the shop, in the footer. */
  contact: { email?: string; phone?: string; address?: string };
}
