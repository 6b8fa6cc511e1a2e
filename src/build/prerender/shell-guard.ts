import { guardStart } from './start-guard.ts';

// The script in the head of the page without content.

guardStart();
