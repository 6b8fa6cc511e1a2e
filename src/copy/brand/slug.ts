import { brand } from '../brand.ts';
import { slugOf } from './slug-of.ts';

/** The shop's name in the names of databases, caches, storage keys and downloads. A build replaces this file by its value. */
export const slug = slugOf(brand.name);
