import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

// A server as a team would write it that has read the specification and nothing else: timestamps, nulls, 0 and 1, a
// session, 200 for whatever went well, errors of its own form. It imports nothing of this repository.

type Row = Record<string, unknown> & { id: number };
type Body = Record<string, unknown>;
/** Answers a call with a JSON value, from the last part of its path, its body and its search parameters. */
type Answer = (id: string, body: Body, query: URLSearchParams) => unknown;
/** By method and path, `PUT /api/cart/:id`. */
export type Calls = Readonly<Record<string, Answer>>;

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const categories: Row[] = ['paintings', 'film', 'live-music'].map((slug, index) => ({
  id: index + 1,
  slug,
  name: slug,
  description: null,
  image: '/uploads/category.jpg',
}));

const artists: Row[] = ['Ida Berg', 'Noor Said'].map((fullName, index) => ({
  id: index + 1,
  fullName,
  bio: null,
  profileImage: null,
  artistType: 'painter',
}));

const artworks: Row[] = [1, 2, 3, 4].map((id) => ({
  id,
  title: `Study ${id}`,
  image: `/uploads/${id}.jpg`,
  medium: null,
  description: null,
  price: 120 * id,
  dimensions: null,
  createdAt: inHours(-1000 * id),
  isFeatured: 0,
  isSold: id === 4 ? 1 : 0,
  artistId: 1 + (id % 2),
  categoryId: 1 + (id % 2),
}));

const events: Row[] = [-2000, 500, 100, 900].map((hours, index) => ({
  id: index + 1,
  title: `Night ${index}`,
  description: null,
  image: null,
  date: inHours(hours),
  venue: 'Hall',
  location: 'Oslo',
  minPrice: 45,
  maxPrice: null,
  artistId: 1,
  categoryId: index === 1 ? 2 : 3,
}));

function found(rows: readonly Row[], id: unknown): Row {
  const row = rows.find((each) => each.id === Number(id));
  if (!row) throw new Refusal(404, 'Not found');
  return row;
}

const ofCategory = (rows: readonly Row[], query: URLSearchParams) =>
  rows.filter(({ categoryId }) => [null, String(categoryId)].includes(query.get('categoryId')));

function portfolio(id: unknown) {
  const isOwn = ({ artistId }: Row) => artistId === Number(id);
  const artist = found(artists, id);
  return { artist, artworks: artworks.filter(isOwn), events: events.filter(isOwn) };
}

/** The calls of a server with an empty cart and no accounts. */
function createCalls(): Calls {
  let lastId = 0;
  let lines: Row[] = [];
  const users: Body[] = [];

  return {
    'GET /api/categories': () => categories,
    'GET /api/artworks': (_id, _body, query) => ofCategory(artworks, query),
    'GET /api/artworks/:id': (id) => found(artworks, id),
    'GET /api/artists': () => artists,
    'GET /api/artists/featured': () => portfolio(1),
    'GET /api/artists/:id': portfolio,
    'GET /api/events': (_id, _body, query) =>
      ofCategory(events, query).filter(
        ({ date }) => !query.has('upcoming') || Date.parse(String(date)) > Date.now(),
      ),
    'GET /api/events/:id': (id) => found(events, id),
    'GET /api/cart/:id': (id) => lines.filter(({ userId }) => userId === Number(id)),
    'POST /api/cart'(_id, { userId, quantity, artworkId, eventId }) {
      lastId += 1;
      const artwork = artworkId ? found(artworks, artworkId) : null;
      const event = eventId ? found(events, eventId) : null;
      lines.push({ id: lastId, userId, quantity, artwork, event });
      return { success: true };
    },
    'PUT /api/cart/:id'(id, { quantity }) {
      found(lines, id).quantity = quantity;
      return { success: true };
    },
    'DELETE /api/cart/:id'(id) {
      const removed = found(lines, id);
      lines = lines.filter((line) => line !== removed);
      return { success: true };
    },
    'DELETE /api/cart/user/:id'(id) {
      lines = lines.filter(({ userId }) => userId !== Number(id));
      return { success: true };
    },
    'POST /api/orders': () => ({ success: true }),
    'POST /api/users'(_id, { username, email, password }) {
      if (!username || users.some((user) => user.username === username)) {
        throw new Refusal(400, 'This username is not available');
      }
      users.push({ username, email, password, role: 'customer' });
      return null;
    },
    'POST /api/auth/login'(_id, { username, password }) {
      const user = users.find((each) => each.username === username && each.password === password);
      if (!user) throw new Refusal(401, 'Unauthorized');
      return { user: { ...user, password: undefined } };
    },
    'POST /api/auth/logout': () => null,
    'GET /api/domain-info': () => ({ domain: 'localhost' }),
    'GET /health': () => 'ok',
  };
}

/** A path as it stands, else with `:id` for its last part, which comes with it. */
function callOf(calls: Calls, method: string, path: string): [Answer, string] {
  const [, folder, id = ''] = /^(.*)\/([^/]*)$/.exec(path) ?? [];
  const answer = calls[`${method} ${path}`] ?? calls[`${method} ${folder}/:id`];
  if (!answer) throw new Refusal(404, `Cannot ${method} ${path}`);
  return [answer, id];
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const text = Buffer.concat(await request.toArray()).toString();
  return text === '' ? {} : JSON.parse(text);
}

/** @param change of its calls, for servers that differ from this one in something */
export async function serveOrdinary(
  change: (calls: Calls) => Calls = (calls) => calls,
): Promise<{ server: Server; url: string }> {
  const calls = change(createCalls());
  const server = createServer(async (request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Set-Cookie', 'session=7; HttpOnly');
    try {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const [answer, id] = callOf(calls, request.method ?? '', pathname);
      response.end(JSON.stringify(answer(id, await bodyOf(request), searchParams)));
    } catch (failure) {
      response.statusCode = failure instanceof Refusal ? failure.status : 500;
      response.end(JSON.stringify({ message: (failure as Error).message }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
