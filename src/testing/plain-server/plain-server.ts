import { artists, artworks, categories, events, type Row } from './rows.ts';

/** In which ways this server differs from the one that the shop's own backend is. */
export interface Ways {
  now?: Date;
  /** Its rows, in the place of a dozen plain ones. */
  rows?: Readonly<Record<'categories' | 'artists' | 'artworks' | 'events', readonly object[]>>;
  /** What an id is: the number itself by default. It goes for every row, and comes back as it is. */
  id?: (number: number) => unknown;
  /** Changes the rows of a kind, in lists, alone, and nested in portfolios and the cart. */
  artwork?: (row: Row) => unknown;
  event?: (row: Row) => unknown;
  artist?: (row: Row) => unknown;
  category?: (row: Row) => unknown;
  line?: (row: Row) => unknown;
  user?: (row: Row) => unknown;
  /** Changes a list before it is sent. */
  list?: (rows: unknown[]) => unknown;
  /** Answers for a row that is not there. */
  missing?: () => Response;
  /** Answers a call that changes something. */
  done?: () => Response;
  /** Refuses: the text is for a person. */
  refusal?: (text: string) => Response;
  health?: () => Response;
  domainInfo?: () => Response;
}

interface Account {
  username: string;
  email: string;
  password: string;
}

/** The server as one function, and what it has stored. */
export interface PlainServer {
  answer: (request: Request) => Promise<Response>;
  orders: Row[];
  cart: Row[];
}

/** A small server with rows in memory, as a team writes one from the specification in an afternoon. */
export function createPlainServer(ways: Ways = {}): PlainServer {
  const id = ways.id ?? ((number: number) => number);
  const now = ways.now ?? new Date();
  const withIds = (row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        name === 'id' || name.endsWith('Id') ? id(value as number) : value,
      ]),
    );
  const tables = ways.rows ?? {
    categories: categories(),
    artists: artists(),
    artworks: artworks(),
    events: events(now),
  };
  const rowsOf = (name: keyof typeof tables) => tables[name].map((row) => withIds({ ...row }));
  const shop = {
    categories: rowsOf('categories'),
    artists: rowsOf('artists'),
    artworks: rowsOf('artworks'),
    events: rowsOf('events'),
  };
  const cart: Row[] = [];
  const orders: Row[] = [];
  const accounts: Account[] = [{ username: 'ida', email: 'ida@example.com', password: 'secret' }];
  let lines = 0;

  const same: (row: Row) => unknown = (row) => row;
  const show = {
    artwork: ways.artwork ?? same,
    event: ways.event ?? same,
    artist: ways.artist ?? same,
    category: ways.category ?? same,
  };
  const list = (rows: unknown[]) => Response.json(ways.list ? ways.list(rows) : rows);
  const done = ways.done ?? (() => Response.json({ ok: true }));
  const missing = ways.missing ?? (() => Response.json({ error: 'Not found' }, { status: 404 }));
  const refuse = ways.refusal ?? ((error: string) => Response.json({ error }, { status: 409 }));
  const find = (rows: Row[], text: string) =>
    rows.find((row) => String(row.id) === decodeURIComponent(text));

  const portfolio = (artist: Row) => ({
    artist: show.artist(artist),
    artworks: shop.artworks.filter((row) => row.artistId === artist.id).map(show.artwork),
    events: shop.events.filter((row) => row.artistId === artist.id).map(show.event),
  });

  function lineOf({ id: lineId, quantity, artworkId, eventId }: Row): unknown {
    const artwork = shop.artworks.find((row) => row.id === artworkId);
    const event = shop.events.find((row) => row.id === eventId);
    const line = {
      id: lineId,
      userId: 6,
      quantity,
      artworkId: artworkId ?? null,
      eventId: eventId ?? null,
      artwork: artwork ? show.artwork(artwork) : null,
      event: event ? show.event(event) : null,
    };
    return (ways.line ?? same)(line);
  }

  /** Ids come back as they went out: another type is another id. */
  function add({ artworkId, eventId, quantity }: Row): Response {
    const isThere =
      shop.artworks.some((row) => row.id === artworkId) ||
      shop.events.some((row) => row.id === eventId);
    if (!isThere) return missing();
    const line = cart.find((row) => row.artworkId === artworkId && row.eventId === eventId);
    if (line) line.quantity = Number(line.quantity) + Number(quantity);
    else cart.push({ id: id((lines += 1)), artworkId, eventId, quantity });
    return done();
  }

  function order(body: Row): Response {
    const items = body.items as Row[];
    const isRight = items.every(({ artworkId, eventId, price }) => {
      const artwork = shop.artworks.find((row) => row.id === artworkId);
      const event = shop.events.find((row) => row.id === eventId);
      return (artwork || event) && typeof price === 'number';
    });
    if (items.length === 0 || !isRight) return refuse('Nothing to order');
    orders.push(body);
    return done();
  }

  function signUp({ username, email, password }: Row): Response {
    if (accounts.some((account) => account.username === username)) {
      return refuse('This username is taken');
    }
    accounts.push({ username, email, password } as unknown as Account);
    return done();
  }

  function signIn({ username, password }: Row): Response {
    const account = accounts.find((row) => row.username === username);
    if (account?.password !== password) return new Response('Wrong password', { status: 401 });
    const user = { id: id(1), username, email: account?.email, role: 'customer' };
    return Response.json({ user: (ways.user ?? same)(user) });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const body = (text === '' ? {} : JSON.parse(text)) as Row;
    const [, api, noun, key = '', userId] = pathname.split('/');
    const categoryId = searchParams.get('categoryId');
    const ofCategory = (row: Row) => categoryId === null || String(row.categoryId) === categoryId;
    const one = (rows: Row[], present: (row: Row) => unknown) => {
      const row = find(rows, key);
      return row ? Response.json(present(row)) : missing();
    };
    if (pathname === '/health') return (ways.health ?? (() => Response.json({ status: 'ok' })))();
    if (pathname.startsWith('/uploads/')) return picture();
    if (api !== 'api') return new Response('Not found', { status: 404 });
    switch (`${request.method} ${noun}`) {
      case 'GET categories':
        return list(shop.categories.map(show.category));
      case 'GET artworks':
        return key
          ? one(shop.artworks, show.artwork)
          : list(shop.artworks.filter(ofCategory).map(show.artwork));
      case 'GET artists':
        if (key === 'featured') return Response.json(portfolio(shop.artists[0]!));
        return key ? one(shop.artists, portfolio) : list(shop.artists.map(show.artist));
      case 'GET events':
        return key
          ? one(shop.events, show.event)
          : list(shop.events.filter(ofCategory).map(show.event));
      case 'GET cart':
        return list(cart.map(lineOf));
      case 'POST cart':
        return add(body);
      case 'PUT cart': {
        const line = find(cart, key);
        if (!line) return missing();
        line.quantity = body.quantity;
        return done();
      }
      case 'DELETE cart': {
        const kept =
          key === 'user' && userId === '6' ? [] : cart.filter((row) => row !== find(cart, key));
        cart.splice(0, cart.length, ...kept);
        return done();
      }
      case 'POST orders':
        return order(body);
      case 'POST users':
        return signUp(body);
      case 'POST auth':
        return key === 'login' ? signIn(body) : done();
      case 'GET domain-info':
        return (ways.domainInfo ?? (() => Response.json({ domain: 'shop.example' })))();
      default:
        return new Response('Not found', { status: 404 });
    }
  }

  return { answer, orders, cart };
}

const picture = () =>
  new Response(
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60" fill="#7a8b99"/></svg>',
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
