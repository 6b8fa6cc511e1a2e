import { createStore } from 'zustand/vanilla';
import { slug } from '#src/copy/brand/slug.ts';
import { pluralize } from '#src/copy/format.ts';
import { fetchPicture } from '#mocks/transport/picture-files.ts';
import { siteScope } from '#mocks/transport/site-worker.ts';
import { download } from '../download.ts';
import { collectionFiles } from './collection-files.ts';
import { withEdits } from './row-edits.ts';
import { builtCollection } from './view-collection.ts';

/** The folder within the file, and the file's name. */
const FOLDER = `${slug}-collection`;

/** Parallel downloads, as for the pictures that are kept for offline. */
const PARALLEL_DOWNLOADS = 4;

/** How far the saving of the collection is. */
interface CollectionSaving {
  isSaving: boolean;
  pictures: number;
  totalPictures: number;
  /** What was saved; empty until something is. */
  result: string;
  /** Why nothing was saved; empty where it was. */
  problem: string;
}

export const collectionSaving = createStore<CollectionSaving>(() => ({
  isSaving: false,
  pictures: 0,
  totalPictures: 0,
  result: '',
  problem: '',
}));

let running: AbortController | undefined;

/**
 * Saves the collection with its edits as a ZIP, which holds a folder that `npm run fixtures -- --own`
 * reads. Nothing is stored where a picture does not come.
 * @returns what was saved, or why nothing was
 */
export async function saveCollection(): Promise<string> {
  if (running) return 'The collection is being saved.';
  const { signal } = (running = new AbortController());
  const idle = collectionSaving.getInitialState();
  collectionSaving.setState({ ...idle, isSaving: true });
  try {
    const result = await save(signal);
    collectionSaving.setState({ ...idle, result });
    return result;
  } catch (error) {
    const problem = signal.aborted ? '' : (error as Error).message;
    collectionSaving.setState({ ...idle, problem });
    // The other downloads stop.
    running.abort();
    return problem || 'Cancelled: nothing was saved.';
  } finally {
    running = undefined;
  }
}

/** Stops saving; nothing is stored. */
export function cancelSaving(): void {
  running?.abort();
}

async function save(signal: AbortSignal): Promise<string> {
  const collection = withEdits(await builtCollection());
  const { texts, pictures } = collectionFiles(collection);
  collectionSaving.setState({ totalPictures: pictures.size });
  const [{ zipped }, bytes] = await Promise.all([
    import('./zipped.ts'),
    fetchAll(pictures, signal),
  ]);
  const encoder = new TextEncoder();
  const files = [...texts].map(([path, text]) => [path, encoder.encode(text)] as const);
  const zip = zipped([...files, ...bytes].map(([path, data]) => [`${FOLDER}/${path}`, data]));
  signal.throwIfAborted();
  download(`${FOLDER}.zip`, zip);
  const { artworks, artists, events } = collection;
  const counts = [
    pluralize(artworks.length, 'artwork'),
    pluralize(artists.length, 'artist'),
    pluralize(events.length, 'event'),
  ];
  return `Saved: ${counts.join(', ')} and ${pluralize(pictures.size, 'picture')}.`;
}

/** The files at these addresses of the site, in the same order. @throws Error naming the first that does not come */
async function fetchAll(
  paths: ReadonlyMap<string, string>,
  signal: AbortSignal,
): Promise<(readonly [name: string, data: Uint8Array])[]> {
  const fetched = new Map<string, Uint8Array>();
  const queue = [...paths];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, path] = next;
      const response = await fetchPicture(new URL(path, siteScope).href, { signal });
      const data = await response.arrayBuffer().catch((error: Error) => {
        throw new Error(`${path} broke off: ${error.message}.`, { cause: error });
      });
      fetched.set(name, new Uint8Array(data));
      collectionSaving.setState({ pictures: fetched.size });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, work));
  return [...paths.keys()].map((name) => [name, fetched.get(name)!]);
}
