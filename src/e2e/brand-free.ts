/**
 * What `npx tsx src/e2e/second-brand.ts` leaves out: tests to which it makes no difference what the shop is called, what its money is
 * and what it sells. They run once, with the shop as it comes, and pass in any other.
 */

/** Folders and files of unit tests, each with the reason. */
export const BRAND_FREE_TESTS: Readonly<Record<string, string>> = {
  'fixtures/import/check-folder.test.ts': 'is about folders that the tests bring',
  'fixtures/import/example': 'is about the folder to start from',
  'fixtures/import/make-own-collection.integration.test.ts':
    'is about folders that the tests bring',
  'mocks/backend': 'answers calls about rows that the tests bring',
  'mocks/http': 'carries answers over HTTP',
  'mocks/transport': 'carries calls and files, whatever is in them',
  'src/architecture.test.ts': 'is about imports',
  'src/bench': 'times built sites',
  'src/build/service-worker': 'keeps files, whatever is in them',
  'src/conformance/cli.integration.test.ts':
    'is about the tool; `own-backend` looks at the responses',
  'src/conformance/options.test.ts': 'is about the tool',
  'src/conformance/plain-server.integration.test.ts': 'is about a server with rows of its own',
  'src/conformance/report.test.ts': 'is about the tool',
  'src/conformance/rows.test.ts': 'is about responses that the tests bring',
  'src/conformance/wrong-servers.integration.test.ts': 'is about servers that break rules',
  'src/contract/compare-exchange.test.ts': 'is about exchanges that the tests bring',
  'src/contract/contract.test.ts': 'is about rows that the tests bring',
  'src/data': 'reads and sends rows that the tests bring',
  'src/documentation.test.ts': 'is about the pages of the project',
  'src/documented-commands.integration.test.ts': 'is about the commands of the project',
  'src/e2e': 'is about the lists of journeys',
  'src/router': 'knows addresses alone',
  'src/testing': 'is about the kit, with a shop of its own',
  'src/ui': 'knows nothing of art',
};

/** Journeys with the reason, or with parts of titles, each with the reason; all run in the project `site` alone. */
export const BRAND_FREE_JOURNEYS: Readonly<
  Record<string, string | { except: Readonly<Record<string, string>> }>
> = {
  accessibility: {
    except: {
      'on the file of': 'the same pages are looked at with their code',
    },
  },
  'api-address': 'who answers the calls',
  backstage: 'a tool of the demo; `backstage-data` looks at its rows',
  'backstage-data': {
    except: {
      'A body that breaks the contract': 'a body that the journey writes',
      'has no violation that axe finds': 'the panel has colors of its own',
    },
  },
  'before-scripts': 'what is done before the scripts have come',
  bench: 'times the site',
  border: 'who answers the calls, with rows of its own',
  delays: 'how long forms take',
  durability: 'when IndexedDB keeps something; `two-copies` looks at its name',
  'first-visit': {
    except: {
      'nothing on': 'the size of a picture holds its place, whatever it shows',
      'Back restores': 'places on a page',
    },
  },
  history: 'places on a page',
  insecure: 'what a browser lacks on plain http',
  kit: 'the tools of tests',
  live: 'both builds at once',
  'long-list': 'a generated list',
  'no-worker': 'who answers the calls',
  overrides: 'a response that the journey edits',
  'picture-viewer': 'gestures',
  phones: 'sizes, places and colors of controls, whatever they are called',
  reflow: {
    except: {
      backstage: 'the panel is the same',
      'tour=': 'the card and the notes are the same',
      'What /View larger/': 'the dialog is the same',
      'What View in a room': 'the dialog is the same',
      'A placed order': 'the form is the same',
    },
  },
  safety: 'the policy is the same in every build',
  scenarios: {
    except: {
      'with failing calls': 'overrides, whatever is asked for',
      'slow: ': 'times, whatever is asked for',
      'signed-in: ': 'the demo account',
      'The data of a scenario': 'where a state is kept',
    },
  },
  'simple-hosts': 'the host of the files, whatever is in them',
  'shared-element': 'places and sizes, whatever the picture shows',
  'slow-html': 'when the parts of a page come, whatever they say',
  'sub-path': 'addresses of calls',
  tour: {
    except: {
      'A step is kept': 'how a tour is kept',
      'by its address ends': 'how a tour is kept',
      'The end returns': 'how a tour is kept',
      'The card is moved': 'the card is the same',
      'The notes are': 'the notes are the same',
      'The technical tour': 'addresses of a tour',
      'Each step of the technical tour': 'long lists, and what fails',
      'A tour that somebody wrote': 'a text that the journey writes',
      'A link with a tour': 'a text that the journey writes',
      'all steps are listed': 'the card is the same',
      'At 390 pixels': 'the card is the same',
    },
  },
  traffic: 'what a recording is good for',
  'two-copies': {
    except: {
      'A first visit': 'addresses of two sites',
      'A page of another site': 'addresses of two sites',
      'Both copies open offline': 'so do those of which one is uninstalled',
      'Uninstalling root': 'the same the other way round',
      'Uninstalling a copy without a worker': 'who answers the calls',
    },
  },
  update: 'versions of a build',
  'without-mocks': 'another build, with rows of its own',
  worker: 'who answers the calls',
};
