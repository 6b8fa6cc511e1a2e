import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Key, Tab } from './driver.ts';
import { isHit, look, type Sight, type Target } from './look.ts';

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);

type Name = Target['name'];
type Where = Omit<Target, 'role' | 'name'>;

const byRole =
  (role: Target['role']) =>
  (name?: Name, where: Where = {}): Target => ({
    role,
    ...(name !== undefined && { name }),
    ...where,
  });

export const link = byRole('link');
export const button = byRole('button');
export const heading = byRole('heading');
export const field = byRole('textbox');
export const choice = byRole('combobox');
export const region = byRole('region');
export const navigation = byRole('navigation');
export const dialog = byRole('dialog');
export const main = byRole('main');

export const article = byRole('article');
export const image = byRole('img');
export const status = byRole('status');
export const footer = byRole('contentinfo')();

/** The notices, which F8 moves the focus to. */
export const notices = region('Notifications (F8)');

/** A tab in words of somebody who uses it. Every step waits until it can be done or seen, for half a minute. */
export class Visitor {
  readonly tab: Tab;
  /** Where the site is. */
  readonly site: string;

  constructor(tab: Tab, site: string) {
    this.tab = tab;
    this.site = site;
  }

  async open(path: string): Promise<void> {
    await this.tab.goTo(new URL(path, this.site).href);
  }

  /** Clicks the middle of it, once it rests and nothing covers it; again where the click came beside it. */
  async click(target: Target): Promise<void> {
    await this.tab.show();
    let before: Sight | null = null;
    await eventually(async () => {
      const last = before;
      const sight = (before = await this.#look(target, true));
      expect(sight, describe(target)).not.toBeNull();
      const { x, y, obstacle } = sight!.place;
      expect(obstacle, `what covers ${describe(target)}`).toBeNull();
      expect(sight!.place, `${describe(target)} rests`).toEqual(last?.place);
      await this.tab.clickAt(x, y);
      // Nothing can be asked of a page that the click has left.
      const hit = await this.tab.evaluate(isHit).catch(() => undefined);
      expect(hit, `${describe(target)} is clicked`).not.toBe(false);
    });
  }

  /** Types into a field that it clicks. */
  async fill(label: string, text: string): Promise<void> {
    await this.click(field({ part: label }));
    await this.focuses(field({ part: label }));
    await this.tab.type(text);
  }

  /** Chooses an option of a list, by its value. */
  async choose(label: string, value: string): Promise<void> {
    await this.sees(choice({ part: label }));
    await this.tab.evaluate(
      (name, chosen) => {
        const list = [...document.querySelectorAll('select')].find((select) =>
          select.labels[0]?.innerText.includes(name),
        )!;
        list.value = chosen;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      },
      label,
      value,
    );
  }

  async press(...keys: Key[]): Promise<void> {
    await this.tab.show();
    await this.tab.press(...keys);
  }

  /** Presses Tab until it has the focus. */
  async tabTo(target: Target): Promise<void> {
    await this.sees(target);
    for (let presses = 0; presses < 150; presses++) {
      if ((await this.#look(target))?.isFocused) return;
      await this.press('Tab');
    }
    throw new Error(`Tab never reached ${describe(target)}.`);
  }

  /** Expects it to be on the page, with a text in it. */
  async sees(target: Target, text = ''): Promise<void> {
    await eventually(async () => {
      const sight = await this.#look(target);
      expect(sight, describe(target)).not.toBeNull();
      expect(sight!.text, describe(target)).toContain(text);
    });
  }

  async seesNo(target: Target): Promise<void> {
    await eventually(async () => {
      expect(await this.#look(target), describe(target)).toBeNull();
    });
  }

  async focuses(target: Target): Promise<void> {
    await eventually(async () => {
      const sight = await this.#look(target);
      expect(sight?.isFocused, `${describe(target)} has the focus`).toBe(true);
    });
  }

  /** Expects the focus to be somewhere in it, or in the browser's own controls, but nowhere else on the page. */
  async keepsFocus(target: Target): Promise<void> {
    await eventually(async () => {
      const sight = await this.#look(target);
      expect(sight?.keepsFocus, `${describe(target)} keeps the focus`).toBe(true);
    });
  }

  /** Expects a picture that has loaded. */
  async showsPicture(target: Target): Promise<void> {
    await eventually(async () => {
      const sight = await this.#look(target, true);
      expect(sight?.pictureWidth, `the width of ${describe(target)}`).toBeGreaterThan(0);
    });
  }

  /** Signs in as somebody whom every new shop knows, by the link in the header. */
  async signIn(): Promise<void> {
    await this.click(link('Sign In'));
    await this.fill('Username', 'demo');
    // A field for a password has no role.
    await this.press('Tab');
    await this.tab.type('demo1234');
    await this.press('Enter');
    await this.sees(button('Account, demo'));
  }

  /** Expects the page at this path of the site, which shows responses of the backend. */
  async isAt(path: string): Promise<void> {
    await eventually(async () => {
      const [address, isLive] = await this.tab.evaluate(
        () => [location.href, performance.getEntriesByName('vernissage:live').length > 0] as const,
      );
      expect(address).toBe(new URL(path, this.site).href);
      expect(isLive, 'React has taken the page over').toBe(true);
    });
  }

  /** Expects calls to be answered that way: `worker`, or in the `page`. */
  async isServedBy(transport: 'page' | 'worker'): Promise<void> {
    await eventually(async () => {
      expect(await this.#state('transport')).toBe(transport);
    });
  }

  /** Expects what it does to be kept there: `durable`, or in `memory`. */
  async isKeptIn(storage: string): Promise<void> {
    await eventually(async () => {
      expect(await this.#state('storage')).toBe(storage);
    });
  }

  /** Waits until the site needs no host any more: its page, which is cached last, is there, and so is a picture. */
  async worksOffline(picture: Target): Promise<void> {
    await this.showsPicture(picture);
    await eventually(async () => {
      const source = (await this.#look(picture))!.pictureSource;
      const kept = await this.tab.evaluate(async () => {
        const own = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = await Promise.all(own.map((cache) => cache.keys()));
        return requests.flat().map(({ url }) => url.split('?')[0]);
      });
      expect(kept).toEqual(expect.arrayContaining([`${this.site}index.html`, source]));
    });
  }

  #state(name: string) {
    return this.tab.evaluate((key) => document.documentElement.dataset[key], name);
  }

  async #look(target: Target, aims = false): Promise<Sight | null> {
    const sight = await this.tab.evaluate(look, target, aims);
    if (sight !== 'no library') return sight;
    await this.tab.define(library);
    return this.#look(target, aims);
  }
}

/** Tries until nothing fails: between two tries a page may change, or be replaced by another. */
async function eventually(attempt: () => Promise<void>): Promise<void> {
  await expect(attempt).toPass({ intervals: [50], timeout: 30_000 });
}

function describe({ role, name, within }: Target): string {
  const own = `${role} ${JSON.stringify(name ?? '')}`;
  return within ? `${own} in ${describe(within)}` : own;
}
