import { brand } from '../brand.ts';

/** Which parts of the footer the brand fills. A build replaces this file by its value, and leaves the others out. */
export const footerParts = {
  hasContact: brand.social.length > 0 || Object.values(brand.contact).some(Boolean),
  hasLegal: brand.legal.length > 0,
};
