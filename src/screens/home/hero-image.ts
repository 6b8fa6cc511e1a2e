/** The picture of the house; `fixtures/fixtures.test.ts` holds it to the painted file. */
export const HERO_IMAGE = 'pictures/home-hero-1280.avif';
