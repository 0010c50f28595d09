import { z } from 'zod';

/** A file of the head beside what the diff shows of it, as the built-in reviewer needs it. */
export const HeadFile = z
  .strictObject({
    path: z.string(),
    bytes: z.number().int().min(0),
    /** Absent where only its size matters, and where it is too large. */
    text: z.string().optional(),
  })
  .readonly();
export type HeadFile = z.infer<typeof HeadFile>;
