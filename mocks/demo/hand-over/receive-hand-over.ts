import { DATABASE_NAME } from '#src/site/storage-names.ts';
import { connect } from '#mocks/backend/db/connection.ts';
import { signedInName } from './collect-hand-over.ts';
import { type HandOver, parseHandOver } from './hand-over.ts';
import { formatDemoState } from '../state/demo-state.ts';
import { FRAGMENT } from '../state/asked-state.ts';
import { type SessionState } from '../state/session-state.ts';
import { stateOf } from './describe-hand-over.ts';
import { removeFragment } from './page-address.ts';
import { unpack } from './packed-text.ts';

/** What the address of a page hands over. */
interface Received {
  /** Why it cannot be opened, or not all of it. */
  mistakes?: readonly string[];
  /** What there is to open; the visitor is asked first where they have something of their own here. */
  received?: { handOver: HandOver; asksFirst: boolean };
  /** The state to start with, as if a link asked for it. */
  opened?: { requested: string; isReturn: false };
}

/**
 * Reads what was handed over in the fragment of an address. The fragment is removed, unless the visitor is asked: a
 * reload asks again, or opens it once the visitor has agreed.
 * @param session the demo state that the tab is in, which would end
 */
export async function receiveHandOver(
  fragment: string,
  session: SessionState | undefined,
): Promise<Received> {
  try {
    const handOver = parseHandOver(await unpackOrNothing(fragment.slice(FRAGMENT.length)));
    const { state, mistakes } = stateOf(handOver);
    const text = formatDemoState(state);
    // The visitor has agreed, and this is the page after that.
    const isOpen = session?.text === text;
    const hasOwn = async () =>
      session !== undefined || signedInName() !== undefined || (await hasOwnCart());
    const asksFirst = !isOpen && (await hasOwn());
    if (asksFirst) return { received: { handOver, asksFirst } };
    removeFragment();
    return {
      mistakes,
      received: { handOver, asksFirst },
      ...(!isOpen && { opened: { requested: text, isReturn: false } }),
    };
  } catch (error) {
    removeFragment();
    return { mistakes: [(error as Error).message] };
  }
}

/** `parseHandOver` says what is wrong with nothing. */
async function unpackOrNothing(text: string): Promise<unknown> {
  return unpack(text).catch(() => undefined);
}

async function hasOwnCart(): Promise<boolean> {
  try {
    const connection = await connect(DATABASE_NAME);
    const rows = await (await connection.database()).getAll('cart');
    connection.close();
    return rows.some(({ row }) => row !== undefined);
  } catch {
    // What cannot be read may be something.
    return true;
  }
}
