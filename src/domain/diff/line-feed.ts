/** The only byte that ends a line. */
export const lineFeed = 0x0a;
