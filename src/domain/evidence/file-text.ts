import { z } from 'zod';

/** A text file at one commit. */
export const FileText = z.strictObject({ path: z.string(), text: z.string() }).readonly();
export type FileText = z.infer<typeof FileText>;
