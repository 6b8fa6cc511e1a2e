export type ProfileName = 'phone' | 'desktop';

/** A device and its line. */
export interface Profile {
  width: number;
  height: number;
  pixelRatio: number;
  /** Touch input, and the viewport of the page's `<meta name="viewport">`. */
  isMobile: boolean;
  /** How many times slower the main thread runs. */
  slowdown: number;
  /** Milliseconds added to every request. */
  latency: number;
  /** Megabits a second, in both directions. */
  bandwidth: number;
}

export const profiles: Readonly<Record<ProfileName, Profile>> = {
  phone: {
    width: 390,
    height: 844,
    pixelRatio: 2,
    isMobile: true,
    slowdown: 4,
    latency: 150,
    bandwidth: 1.6,
  },
  desktop: {
    width: 1440,
    height: 900,
    pixelRatio: 1,
    isMobile: false,
    slowdown: 1,
    latency: 40,
    bandwidth: 10,
  },
};
