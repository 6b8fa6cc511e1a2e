import type { Location } from './location.ts';
import type { RouteMatch } from './routes.ts';

/** A page that can be rendered: its routes with their code, or the error with which that failed to load. */
export interface Page {
  readonly location: Location;
  readonly matches: readonly RouteMatch[];
  /** Whether a navigation led to it, which starts at its top; not the first page or one that is returned to. */
  readonly isNew: boolean;
  /** The error, and the index of the route whose code is missing. */
  readonly failure?: { readonly error: unknown; readonly index: number };
}

export interface RouterState {
  /** The location of the page that is shown. */
  readonly location: Location;
  /** The page that is shown; undefined while the code of the first one loads. */
  readonly page: Page | undefined;
  /** The location of the page that is on its way, if any. */
  readonly pending: Location | undefined;
}
