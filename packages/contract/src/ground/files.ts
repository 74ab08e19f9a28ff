import { z } from 'zod';
import { result } from './call';

/** Files travel as multipart, so the upload is not one of the JSON calls; its answer is an envelope all the same. */
export const UploadAnswer = result(z.object({ fileId: z.uuid(), fileName: z.string(), size: z.number() }));
export type UploadAnswer = z.infer<typeof UploadAnswer>;
