/** Bytes of a file above which its text is not read: lock files of the largest repositories stay below. */
export const maxTextBytes = 32 * 1024 * 1024;
