import { showRefusal, toast } from './messages';

/** What a write says: these words when it is done, the server's when it is refused. */
export const written = (done: string) => ({
  onSuccess: () => {
    toast.success(done);
  },
  onError: showRefusal,
});
