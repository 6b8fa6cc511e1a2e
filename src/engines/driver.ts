/** One browser as every engine drives it; what a journey says with it is in `visitor.ts`. */

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** What a browser keeps: everything, nothing beyond its end, or, where a visitor has refused storage, nothing at all. */
export type Storage = 'kept' | 'private' | 'refused';

export interface BrowserOptions {
  /** Folder of what the browser keeps; another browser with the same folder finds it. */
  profile: string;
  storage: Storage;
  /** Runs in each document before its own scripts. */
  firstScript: string;
}

/** An error or a warning in the console, or an uncaught error. */
export interface Message {
  text: string;
  /** Whether it may be of a page that was just left, which the engine had not done loading. */
  isOfLeaving: boolean;
}

export interface Browser {
  openTab: () => Promise<Tab>;
  /** Those of all tabs so far. */
  messages: readonly Message[];
  close: () => Promise<void>;
}

export interface Tab {
  /** Opens an address, until it has loaded. */
  goTo: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs an expression in the page, for what it defines. */
  define: (script: string) => Promise<void>;
  /** Runs a function in the page, with values of JSON. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Brings the tab to the front, where it is drawn and has the keyboard. */
  show: () => Promise<void>;
  /** Clicks with the mouse; pixels from the top left corner of the page as it is seen. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Presses keys together, named as `KeyboardEvent.key` names them: `press('Shift', 'Tab')`. */
  press: (...keys: readonly Key[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

export type Key = 'ArrowDown' | 'Enter' | 'Escape' | 'F8' | 'Shift' | 'Tab';
