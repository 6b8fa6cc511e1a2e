// @vitest-environment node
import { expect, test } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { parseOptions } from './options.ts';

test('Without options the backend is the shop as it is, on port 8787, in memory', () => {
  expect(parseOptions([])).toEqual({
    port: 8787,
    state: { scenarios: [], overrides: [], latencies: [], clock: undefined },
    data: undefined,
    origins: [],
    hosts: [],
    isLogged: false,
    isHelp: false,
  });
});

test('Options read as the parameters of an address, and may be repeated', () => {
  const text =
    '--port 0 --data shop.json --scenario full-cart,slow --latency 800±200,/health:5 --log --cors https://shop.example --cors http://other.example:81 --allow-host Shop.example --allow-host 10.0.0.2';
  const overrides = ['--fail', 'POST /api/orders:500 once, /health:network', '--fail', '*:503 20%'];
  expect(parseOptions([...text.split(' '), ...overrides])).toEqual({
    port: 0,
    state: {
      scenarios: ['full-cart', 'slow'],
      overrides: [
        { endpoint: endpoints.placeOrder, failure: 500, times: 1 },
        { endpoint: endpoints.getHealth, failure: 'network' },
        { endpoint: 'any', failure: 503, odds: 0.2 },
      ],
      latencies: [
        { endpoint: 'any', latency: { milliseconds: 800, spread: 200 } },
        { endpoint: endpoints.getHealth, latency: { milliseconds: 5, spread: 0 } },
      ],
      clock: undefined,
    },
    data: 'shop.json',
    origins: ['https://shop.example', 'http://other.example:81'],
    hosts: ['shop.example', '10.0.0.2'],
    isLogged: true,
    isHelp: false,
  });
});

test.each([
  [['--prot', '1'], "Unknown option '--prot'."],
  [['extra'], "Unexpected argument 'extra'."],
  [['--data'], "Option '--data <value>' argument missing."],
  [['--data', ''], '--data must name a file.'],
  [['--port', '70000'], '--port must be a number from 0 to 65535, but is "70000".'],
  [['--port', '-1'], "Option '--port' argument is ambiguous."],
  [['--port', ''], '--port must be a number from 0 to 65535, but is "".'],
  [
    ['--scenario', 'full-card'],
    '--scenario: "full-card" is not a scenario. There are: fresh, full-cart',
  ],
  [['--scenario', ''], '--scenario must not be empty.'],
  [['--latency', 'long'], '--latency: "long" is not a latency.'],
  [['--fail', 'POST /api/order:500'], '--fail: "POST /api/order" is not a call of the shop.'],
  [['--cors', 'shop.example'], '--cors must be an origin such as https://shop.example'],
  [['--cors', 'https://shop.example/'], '--cors must be an origin such as https://shop.example'],
  [['--allow-host', 'shop.example:81'], '--allow-host must be a name such as shop.example'],
  [['--allow-host', 'https://shop.example'], '--allow-host must be a name such as shop.example'],
  [['--cors', '*'], '--cors must be an origin such as https://shop.example'],
])('%j is refused', (args, complaint) => {
  expect(() => parseOptions(args)).toThrow(complaint);
});
